import { spawn } from 'node:child_process';

type Environment = Readonly<Record<string, string | undefined>>;

/** Opens the user's browser where there is a desktop to open it on. Failing is fine: the address was printed. */
export function openBrowser(address: string, env: Environment): void {
  const command = browserCommand(address, env, process.platform);
  if (command === undefined) return;
  const child = spawn(command[0], command.slice(1), { stdio: 'ignore', detached: true, windowsHide: true });
  child.on('error', () => {});
  child.unref();
}

export function browserCommand(address: string, env: Environment, platform: string): string[] | undefined {
  // A browser that opens on the far side of a remote shell helps nobody.
  if (env['CI'] || env['SSH_CONNECTION']) return undefined;
  if (platform === 'darwin') return ['open', address];
  // The empty argument is the window title that `start` would otherwise see in the address.
  if (platform === 'win32') return ['cmd', '/c', 'start', '', address];
  return env['DISPLAY'] || env['WAYLAND_DISPLAY'] ? ['xdg-open', address] : undefined;
}
