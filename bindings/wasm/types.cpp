// The types of what the module tells, as TypeScript: a module of its own, which `make wasm` asks once.
#include "analysis/report_shown.h"
#include "json/typescript.h"
#include "rules/why_not.h"
#include "wasm/problem.h"
#include "wasm/shown.h"
#include "wasm/texts.h"

TACIT_EXPORT(tacit_types) void tacit_types() {
  tacit::json::TypeScript types;
  types.declare<tacit::WhyNot>();
  types.declare<tacit::wasm::Problem>();
  types.declare<tacit::wasm::Replay>();
  types.declare<tacit::wasm::FairCheck>();
  types.declare<tacit::wasm::SolutionShown>();
  types.declare<tacit::wasm::SevenShown>();
  types.declare<tacit::wasm::StrengthShown>();
  types.declare<tacit::wasm::RulesShown>();
  types.declare<tacit::analysis::JudgedShown>();
  types.declare<tacit::analysis::ReportShown>();
  tacit::wasm::output = types.text();
}
