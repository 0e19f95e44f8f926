import { METHODS } from '../.vitepress/pages.js';

export default { load: () => METHODS };
