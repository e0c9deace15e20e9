// The tables of the database, as the steps that lead from each version to the next.
#pragma once

#include <span>
#include <string_view>

namespace soci {
class session;
}

namespace tacit::store {

// SQL that both databases understand; one transaction. A step that has been published is never changed: add another.
using Migration = std::span<const std::string_view>;

// The first leads from nothing to version 1.
std::span<const Migration> migrations();

// Takes the steps that the database has not taken yet. Throws StoreError when it has taken more than there are.
void migrate(soci::session& sql, std::span<const Migration> steps);

// All of these steps, in a database without tables and within the transaction that goes on.
void takeWithin(soci::session& sql, std::span<const Migration> steps);

// Throws StoreError unless the database has taken all of these steps and no others.
void checkVersion(soci::session& sql, std::span<const Migration> steps);

}  // namespace tacit::store
