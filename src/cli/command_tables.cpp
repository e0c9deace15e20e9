#include "cli/command_tables.h"

#include <functional>
#include <vector>

#include "base/nearest.h"
#include "base/strings.h"
#include "base/version.h"

namespace tacit::cli {
namespace {

std::vector<CLI::App*> commandsOf(CLI::App& app) {
  return app.get_subcommands([](CLI::App*) { return true; });
}

CLI::App* commandNamed(CLI::App& app, const std::string& name) {
  for (auto* const command : commandsOf(app))
    if (command->get_name() == name) return command;
  return nullptr;
}

// The longest name of each option that has one: --layout.
std::vector<std::string> optionsOf(const CLI::App& app) {
  std::vector<std::string> names;
  for (const auto* const option : app.get_options())
    for (const auto& name : option->get_lnames()) names.push_back("--" + name);
  return names;
}

std::vector<std::string> namesOfCommands(CLI::App& app) {
  std::vector<std::string> names;
  for (const auto* const command : commandsOf(app)) names.push_back(command->get_name());
  return names;
}

// The app and all commands within it, each with the words that lead there: "tacit people find".
void forEach(CLI::App& app, const std::string& path,
             const std::function<void(CLI::App& command, const std::string& path)>& take) {
  take(app, path);
  for (auto* const command : commandsOf(app)) forEach(*command, path + ' ' + command->get_name(), take);
}

std::string replaced(std::string text, const std::string& from, const std::string& to) {
  for (std::size_t at = 0; (at = text.find(from, at)) != std::string::npos; at += to.size())
    text.replace(at, from.size(), to);
  return text;
}

// ---- The manual page ----

std::string roff(const std::string& text) {
  std::string safe = replaced(replaced(text, "\\", "\\e"), "-", "\\-");
  if (safe.starts_with('.') || safe.starts_with('\'')) safe.insert(0, "\\&");
  return replaced(replaced(safe, "\n.", "\n\\&."), "\n'", "\n\\&'");
}

std::string manualOption(const CLI::Option& option) {
  const std::string value = option.get_items_expected_max() > 0 && option.nonpositional() ? " VALUE" : "";
  const std::string name = option.nonpositional() ? option.get_name(false, true) : option.get_name(true);
  return ".TP\n.B " + roff(replaced(name, ",", ", ") + value) + '\n' + roff(option.get_description()) + '\n';
}

std::string manualCommand(CLI::App& command, const std::string& path) {
  std::string text = ".SS " + roff(path) + '\n' + roff(command.get_description()) + ".\n";
  for (const auto* const option : command.get_options())
    if (option != command.get_help_ptr()) text += manualOption(*option);
  // A command without a footer has that of the one above it.
  if (const auto footer = command.get_footer(); footer != command.get_parent()->get_footer())
    text += ".PP\n" + roff(footer) + '\n';
  return text;
}

// ---- Completions ----

std::string joined(const std::vector<std::string>& words) {
  std::string text;
  for (const auto& word : words) text += (text.empty() ? "" : " ") + word;
  return text;
}

// What may follow each command, as an associative array of bash and zsh has it.
std::string tableOfWords(CLI::App& app, const std::string& before, const std::string& between) {
  std::string text;
  forEach(app, app.get_name(), [&](CLI::App& command, const std::string& path) {
    auto words = namesOfCommands(command);
    const auto options = optionsOf(command);
    words.insert(words.end(), options.begin(), options.end());
    text += before + path + between + joined(words) + "'\n";
  });
  return text;
}

std::string forBash(CLI::App& app) {
  return "declare -A _tacit_words=(\n" + tableOfWords(app, "  ['", "']='") + R"()
_tacit() {
  local word=${COMP_WORDS[COMP_CWORD]} path=tacit each
  for each in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    [[ -n ${_tacit_words[$path $each]+known} ]] && path+=" $each"
  done
  mapfile -t COMPREPLY < <(compgen -W "${_tacit_words[$path]}" -- "$word")
  ((${#COMPREPLY[@]})) || mapfile -t COMPREPLY < <(compgen -f -- "$word")
}
complete -o filenames -F _tacit tacit
)";
}

std::string forZsh(CLI::App& app) {
  return "#compdef tacit\nlocal -A known=(\n" + tableOfWords(app, "  '", "' '") + R"()
local at=tacit each
for each in ${words[2,CURRENT-1]}; do
  (( ${+known[$at $each]} )) && at+=" $each"
done
compadd -- ${=known[$at]}
_files
)";
}

std::string forFish(CLI::App& app) {
  const auto quoted = [](const std::string& text) {
    return '\'' + replaced(replaced(text.substr(0, text.find('\n')), "\\", "\\\\"), "'", "\\'") + '\'';
  };
  std::string text;
  forEach(app, "", [&](CLI::App& command, const std::string& path) {
    const std::string when =
        path.empty() ? "__fish_use_subcommand" : "__fish_seen_subcommand_from" + path.substr(path.rfind(' '));
    const auto add = [&](const char* what, const std::string& name, const std::string& description) {
      text.append("complete -c tacit -n ").append(quoted(when)).append(what).append(name);
      text.append(" -d ").append(quoted(description)).append("\n");
    };
    for (const auto* const next : commandsOf(command)) add(" -a ", next->get_name(), next->get_description());
    for (const auto* const option : command.get_options())
      for (const auto& name : option->get_lnames()) add(" -l ", name, option->get_description());
  });
  return text;
}

}  // namespace

std::optional<std::string> helpFor(CLI::App& app, std::span<const std::string> words) {
  auto* at = &app;
  std::string path = app.get_name();
  for (const auto& word : words) {
    at = commandNamed(*at, word);
    if (at == nullptr) return std::nullopt;
    path += ' ' + word;
  }
  return app.get_formatter()->make_help(at, path, CLI::AppFormatMode::Normal);
}

std::string unknownWord(CLI::App& app) {
  const auto unknown = app.remaining(true);
  if (unknown.empty()) return {};
  auto* deepest = &app;
  while (!deepest->get_subcommands().empty()) deepest = deepest->get_subcommands().back();
  const std::string word = unknown.front().substr(0, unknown.front().find('='));
  const bool isOption = word.starts_with('-');
  if (!isOption && commandsOf(*deepest).empty()) return {};
  return (isOption ? "there is no option " : "there is no command ") + base::quoted(word) +
         base::didYouMean(word, isOption ? optionsOf(*deepest) : namesOfCommands(*deepest));
}

std::string manualPage(CLI::App& app) {
  std::string text = R"(.TH TACIT 1 "" "tacit )" + std::string(base::kVersion) +
                     "\"\n.SH NAME\ntacit \\- the marble\\-and\\-card team game TAC\n"
                     ".SH SYNOPSIS\n.B tacit\n.I command\n[options]\n.SH DESCRIPTION\n" +
                     roff(app.get_description()) + "\n.SH COMMANDS\n";
  forEach(app, app.get_name(), [&](CLI::App& command, const std::string& path) {
    if (&command != &app) text += manualCommand(command, path);
  });
  return text + ".SH EXIT STATUS\n" + roff(app.get_footer()) + '\n';
}

std::string completions(CLI::App& app, const std::string& shell) {
  if (shell == "bash") return forBash(app);
  return shell == "zsh" ? forZsh(app) : forFish(app);
}

}  // namespace tacit::cli
