/** Completion for shells, made from the commands themselves, so that it never lags behind them. */
import type { Command, Option } from 'commander';
import { refusal, SUCCESS } from '../failure.js';
import type { Io } from '../io.js';
import { galleryNames } from '../scenes/find-scene.js';

const SHELLS = ['bash', 'zsh', 'fish'] as const;

export function addCompletion(program: Command, io: Io, end: (code: number) => void): void {
  program
    .command('completion')
    .description('print a completion script for a shell')
    .argument('<shell>', SHELLS.join(', '))
    .action((shell: string) => {
      const make = { bash, zsh, fish }[shell];
      if (make === undefined)
        throw refusal(`There is completion for ${SHELLS.join(', ')}, not for '${shell}'.`);
      io.stdout(make(program));
      end(SUCCESS);
    });
}

interface Known {
  readonly name: string;
  readonly description: string;
  readonly options: readonly Option[];
  readonly takesScene: boolean;
}

function commandsOf(program: Command): Known[] {
  return program.commands.map((command) => ({
    name: command.name(),
    description: command.description(),
    options: command.options.filter(({ long }) => long !== undefined && long !== null),
    takesScene: command.registeredArguments.some((argument) => /scene|input|files/.test(argument.name())),
  }));
}

const flags = ({ options }: Known): string[] => [...options.map(({ long }) => long!), '--help'];

/** Inside single quotes. */
const quoted = (text: string): string => text.replaceAll("'", `'\\''`);

function bash(program: Command): string {
  const known = commandsOf(program);
  const cases = known.map((command) => {
    const scenes = command.takesScene ? ' scenes=1' : '';
    return `    ${command.name}) words='${flags(command).join(' ')}'${scenes} ;;`;
  });
  return `# pliant completion bash > /etc/bash_completion.d/pliant, or: eval "$(pliant completion bash)"
_pliant() {
  local current="\${COMP_WORDS[COMP_CWORD]}" words='' scenes=''
  COMPREPLY=()
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W '${known.map(({ name }) => name).join(' ')} help --help --version' -- "$current"))
    return
  fi
  case "\${COMP_WORDS[1]}" in
${cases.join('\n')}
  esac
  case "$current" in
    -*) COMPREPLY=($(compgen -W "$words" -- "$current")) ;;
    *) COMPREPLY=($(compgen -f -- "$current"))
       if [ -n "$scenes" ]; then COMPREPLY+=($(compgen -W '${galleryNames().join(' ')}' -- "$current")); fi ;;
  esac
}
complete -o filenames -F _pliant pliant
`;
}

function zsh(program: Command): string {
  const known = commandsOf(program);
  const colon = (text: string) =>
    quoted(text).replaceAll(':', '\\:').replaceAll('[', '\\[').replaceAll(']', '\\]');
  const list = known.map(({ name, description }) => `    '${name}:${colon(description)}'`);
  const cases = known.map((command) => {
    const options = command.options.map((option) => {
      const value = option.required || option.optional ? ':value:_files' : '';
      return `'*${option.long}[${colon(option.description)}]${value}'`;
    });
    const rest = command.takesScene
      ? `'*:scene:_alternative "files:file:_files" "scenes:scene:(${galleryNames().join(' ')})"'`
      : `'*:file:_files'`;
    return `    ${command.name}) _arguments ${[...options, rest].join(' ')} ;;`;
  });
  return `#compdef pliant
# pliant completion zsh > "\${fpath[1]}/_pliant"
_pliant() {
  local -a commands
  commands=(
${list.join('\n')}
  )
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  shift words
  (( CURRENT-- ))
  case "$words[1]" in
${cases.join('\n')}
  esac
}
if [ "$funcstack[1]" = "_pliant" ]; then _pliant "$@"; else compdef _pliant pliant; fi
`;
}

function fish(program: Command): string {
  const known = commandsOf(program);
  const lines = ['# pliant completion fish > ~/.config/fish/completions/pliant.fish'];
  for (const command of known) {
    const { name, description, options } = command;
    lines.push(`complete -c pliant -n __fish_use_subcommand -a ${name} -d '${quoted(description)}'`);
    const here = `-n '__fish_seen_subcommand_from ${name}'`;
    for (const option of options) {
      const value = option.required ? ' -r' : '';
      lines.push(
        `complete -c pliant ${here} -l ${option.long!.replace(/^--/, '')}${value} -d '${quoted(option.description)}'`,
      );
    }
    if (command.takesScene) lines.push(`complete -c pliant ${here} -a '${galleryNames().join(' ')}'`);
  }
  return `${lines.join('\n')}\n`;
}
