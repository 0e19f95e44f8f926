import { EXAMPLES, examplePage } from '../.vitepress/pages.js';

export default { paths: () => EXAMPLES.map(([name]) => ({ params: { name }, content: examplePage(name) })) };
