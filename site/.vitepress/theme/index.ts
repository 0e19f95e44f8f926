import { useRoute } from 'vitepress';
import DefaultTheme from 'vitepress/theme';
import { type App, nextTick, onMounted, watch } from 'vue';
import Live from './Live.vue';
import './style.css';

/**
 * The default theme puts a second button, the arrow, into the button that folds a group of the sidebar. Screen readers
 * announce both, so the arrow becomes a picture.
 */
function foldByOneButton(): void {
  for (const arrow of document.querySelectorAll('.VPSidebarItem > .item[role="button"] > .caret')) {
    for (const name of ['role', 'tabindex', 'aria-label']) arrow.removeAttribute(name);
    arrow.setAttribute('aria-hidden', 'true');
  }
}

export default {
  extends: DefaultTheme,
  setup(): void {
    const route = useRoute();
    onMounted(foldByOneButton);
    watch(
      () => route.path,
      () => nextTick(foldByOneButton),
    );
  },
  enhanceApp: ({ app }: { app: App }) => app.component('Live', Live),
};
