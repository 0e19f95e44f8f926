import { MANUAL, manualPage } from '../.vitepress/pages.js';

export default { paths: () => MANUAL.map(([name]) => ({ params: { name }, content: manualPage(name) })) };
