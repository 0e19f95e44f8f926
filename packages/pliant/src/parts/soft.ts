/** Soft bodies, and what they are found, measured and resolved by. */
import './deformable.js';
import { softMaker } from '../bodies/deformable/build-soft.js';
import { softMakers } from '../bodies/deformable/makers.js';
import { narrowphases } from '../narrowphase/index.js';
import { tetrahedra } from '../narrowphase/tetrahedra.js';
import { penetrations } from '../penetration/index.js';
import { closestFeature, consistent, regional } from '../penetration/vertex-methods.js';
import { CertifiedContact, certified } from '../response/certified/index.js';
import { contactSurface } from '../response/contact-surface.js';
import { certifiedContacts, responses } from '../response/index.js';
import { softFormat } from '../scene/format-bodies.js';
import { softFields } from '../scene/format-deformables.js';

softFormat.provide(softFields);
softMakers.provide(softMaker);
certifiedContacts.provide(CertifiedContact);
narrowphases.register(tetrahedra);
for (const method of [regional, consistent, closestFeature]) penetrations.register(method);
for (const method of [contactSurface, certified]) responses.register(method);
