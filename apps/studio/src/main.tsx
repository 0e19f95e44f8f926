import 'pliant/all';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { keepOffline } from './state/offline.js';
import { apply, measureRoom } from './state/page-options.js';
import { Studio } from './state/studio.js';
import './styles/theme.css';
import './styles/layout.css';
import './styles/controls.css';
import './styles/panels.css';
import './styles/instruments.css';
import './styles/workbench.css';
import { App } from './ui/app.js';

apply();
addEventListener('resize', measureRoom);
keepOffline();
const studio = new Studio();
void studio.start();
// A link that is pasted into the address of the open page.
addEventListener('hashchange', () => void studio.openLink());

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App studio={studio} />
  </StrictMode>,
);
