// The types of what the module tells, as TypeScript: a module of its own, which `make wasm` asks once.
#include "analysis/report_shown.h"
#include "json/typescript.h"
#include "rules/why_not.h"
#include "wasm/problem.h"
#include "wasm/shown.h"
#include "wasm/texts.h"

TACIT_EXPORT(tacit_types) void tacit_types() {
  tacit::json::TypeScript types;
  types.declare<tacit::WhyNot, tacit::wasm::Problem, tacit::wasm::Replay, tacit::wasm::FairCheck,
                tacit::wasm::SolutionShown, tacit::wasm::SevenShown, tacit::wasm::StrengthShown,
                tacit::wasm::RulesShown, tacit::analysis::JudgedShown, tacit::analysis::ReportShown>();
  tacit::wasm::output = types.text();
}
