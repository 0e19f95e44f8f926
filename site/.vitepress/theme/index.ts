import DefaultTheme from 'vitepress/theme';
import type { App } from 'vue';
import Live from './Live.vue';
import './style.css';

export default {
  extends: DefaultTheme,
  enhanceApp: ({ app }: { app: App }) => app.component('Live', Live),
};
