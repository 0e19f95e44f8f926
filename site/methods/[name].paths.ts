import { METHODS, methodPage } from '../.vitepress/pages.js';

export default { paths: () => METHODS.map(([name]) => ({ params: { name }, content: methodPage(name) })) };
