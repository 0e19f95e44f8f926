import type { SceneEntry } from '../state/gallery.js';

interface GalleryPanelProps {
  readonly gallery: readonly SceneEntry[];
  readonly current: string | undefined;
  readonly onPick: (file: string) => void;
}

export function GalleryPanel({ gallery, current, onPick }: GalleryPanelProps) {
  return (
    <nav className="gallery panel" aria-label="Scenes">
      <ul>
        {gallery.map(({ file, name, description }) => (
          <li key={file}>
            <button
              type="button"
              className="scene"
              aria-current={file === current ? 'true' : undefined}
              onClick={() => onPick(file)}
            >
              <span className="name">{name}</span>
              <span className="sentence">{description}</span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
