import { useEffect } from 'react';

/** Files that are dropped anywhere on the page. */
export function useDrop(onFiles: (files: readonly File[], x: number, y: number) => void): void {
  useEffect(() => {
    const allow = (event: DragEvent) => event.preventDefault();
    const drop = (event: DragEvent) => {
      event.preventDefault();
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length > 0) onFiles(files, event.clientX, event.clientY);
    };
    addEventListener('dragover', allow);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', allow);
      removeEventListener('drop', drop);
    };
  }, [onFiles]);
}
