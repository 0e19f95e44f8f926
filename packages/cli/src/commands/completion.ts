/** Completion for shells, made from the commands themselves, so that it never lags behind them. */
import type { Argument, Command, Option } from 'commander';
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
  /** What may stand as an argument: scenes of the gallery, or the words of a list. */
  readonly words: readonly string[];
  /** Its arguments may be files, too. */
  readonly takesFiles: boolean;
}

function commandsOf(program: Command): Known[] {
  const commands = program.commands.map((command) => ({
    name: command.name(),
    description: command.description(),
    options: command.options.filter(({ long }) => long !== undefined && long !== null),
    words: command.registeredArguments.flatMap(wordsOf),
    takesFiles: command.registeredArguments.some((argument) => argument.name() !== 'shell'),
  }));
  const words = commands.map(({ name }) => name);
  const help = { name: 'help', description: 'print the help of a command', options: [], words };
  return [...commands, { ...help, takesFiles: false }];
}

/** Arguments that are one word of a list, which is their description. */
const LISTED = ['shell', 'question'];

function wordsOf(argument: Argument): readonly string[] {
  if (LISTED.includes(argument.name())) return argument.description.split(', ');
  return argument.description.includes('of the gallery') ? galleryNames() : [];
}

const flags = ({ options }: Known): string[] => [...options.map(({ long }) => long!), '--help'];

/** Inside single quotes. */
const quoted = (text: string): string => text.replaceAll("'", `'\\''`);

function bash(program: Command): string {
  const known = commandsOf(program);
  const cases = known.map((command) => {
    const names = command.words.length > 0 ? ` names='${command.words.join(' ')}'` : '';
    const files = command.takesFiles ? '' : ' files=no';
    return `    ${command.name}) words='${flags(command).join(' ')}'${names}${files} ;;`;
  });
  return `# pliant completion bash > /etc/bash_completion.d/pliant, or: eval "$(pliant completion bash)"
_pliant() {
  local current="\${COMP_WORDS[COMP_CWORD]}" words='' names='' files=yes
  COMPREPLY=()
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W '${known.map(({ name }) => name).join(' ')} --help --version' -- "$current"))
    return
  fi
  case "\${COMP_WORDS[1]}" in
${cases.join('\n')}
  esac
  case "$current" in
    -*) COMPREPLY=($(compgen -W "$words" -- "$current")) ;;
    *) [ "$files" = no ] || COMPREPLY=($(compgen -f -- "$current"))
       COMPREPLY+=($(compgen -W "$names" -- "$current")) ;;
  esac
}
complete -o filenames -F _pliant pliant
`;
}

function zsh(program: Command): string {
  const known = commandsOf(program);
  const colon = (text: string) =>
    quoted(text).replaceAll(':', '\\:').replaceAll('[', '\\[').replaceAll(']', '\\]');
  const lists: string[] = [];
  const list = known.map(({ name, description }) => `    '${name}:${colon(description)}'`);
  const cases = known.map((command) => {
    const options = command.options.map((option) => {
      const value = option.required || option.optional ? ':value:_files' : '';
      return `'*${option.long}[${colon(option.description)}]${value}'`;
    });
    const { name, words, takesFiles } = command;
    const files = takesFiles ? "'files:file:_files' " : '';
    // A function of its own: _arguments hands flags of its own to an action that it calls, and _alternative knows none.
    if (words.length > 0)
      lists.push(`_pliant_${name}() { _alternative ${files}'words:word:(${words.join(' ')})' }`);
    const rest = words.length > 0 ? `'*:word: _pliant_${name}'` : `'*:file:_files'`;
    return `    ${name}) _arguments ${[...options, "'--help[print the help]'", rest].join(' ')} ;;`;
  });
  return `#compdef pliant
# pliant completion zsh > "\${fpath[1]}/_pliant"
${lists.join('\n')}
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
  const lines = [
    '# pliant completion fish > ~/.config/fish/completions/pliant.fish',
    'complete -c pliant -n __fish_use_subcommand -f',
    "complete -c pliant -l help -d 'print the help'",
    "complete -c pliant -n __fish_use_subcommand -l version -d 'print the version'",
  ];
  for (const command of known) {
    const { name, description, options, words, takesFiles } = command;
    lines.push(`complete -c pliant -n __fish_use_subcommand -a ${name} -d '${quoted(description)}'`);
    const here = `-n '__fish_seen_subcommand_from ${name}'`;
    for (const option of options) {
      const value = option.required ? ' -r' : '';
      lines.push(
        `complete -c pliant ${here} -l ${option.long!.replace(/^--/, '')}${value} -d '${quoted(option.description)}'`,
      );
    }
    if (words.length > 0)
      lines.push(`complete -c pliant ${here}${takesFiles ? '' : ' -f'} -a '${words.join(' ')}'`);
  }
  return `${lines.join('\n')}\n`;
}
