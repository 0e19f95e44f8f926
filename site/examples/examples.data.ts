import { EXAMPLES } from '../.vitepress/pages.js';

export default { load: () => EXAMPLES };
