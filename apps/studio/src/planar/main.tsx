import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { keepOffline } from '../state/offline.js';
import { apply, measureRoom } from '../state/page-options.js';
import '../styles/theme.css';
import '../styles/layout.css';
import '../styles/controls.css';
import '../styles/panels.css';
import '../styles/instruments.css';
import '../styles/workbench.css';
import '../styles/planar.css';
import { markQualityOnce } from '../view/quality.js';
import { PlanarApp } from './planar-app.js';
import { PlanarSession } from './session.js';

apply();
markQualityOnce();
addEventListener('resize', measureRoom);
keepOffline();
const session = new PlanarSession();

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <PlanarApp session={session} />
  </StrictMode>,
);
