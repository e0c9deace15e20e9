// Edmonds' blossom algorithm with dual variables, in the cube of the number. Boost's maximum_weighted_matching (1.81)
// is not used: with equal weights, as in every first round, it crashes or never ends (boostorg/graph issues 199, 223,
// 399).
#include "tournament/matching.h"

#include <algorithm>
#include <deque>
#include <limits>

namespace tacit::tournament {
namespace {

class Matching {
 public:
  Matching(int count, std::span<const Edge> edges) : n_(count), all_(count), size_(count + count / 2 + 1) {
    edges_.resize(at(size_) * at(size_));
    for (int u = 1; u < size_; ++u)
      for (int v = 1; v < size_; ++v) edge(u, v) = {u, v, 0};
    std::int64_t most = 0;
    for (const Edge& one : edges) {
      const std::int64_t weight = 1 + kMaxCost - one.cost;  // one more pair is always better
      edge(one.a + 1, one.b + 1).weight = edge(one.b + 1, one.a + 1).weight = weight;
      most = std::max(most, weight);
    }
    label_.assign(at(size_), 0);
    mate_ = slack_ = top_ = parent_ = seen_ = std::vector<int>(at(size_));
    state_.assign(at(size_), kNew);
    members_.resize(at(size_));
    from_.assign(at(size_), std::vector<int>(at(n_ + 1)));
    for (int u = 1; u <= n_; ++u) {
      top_[at(u)] = u;
      label_[at(u)] = most;
      from_[at(u)][at(u)] = u;
    }
  }

  std::vector<int> solve() {
    while (augmentOnce()) {}
    std::vector<int> partners;
    for (int u = 1; u <= n_; ++u) partners.push_back(mate_[at(u)] - 1);
    return partners;
  }

 private:
  enum State : std::int8_t { kNew = -1, kOuter = 0, kInner = 1 };
  struct Link {
    int u = 0, v = 0;  // the entrants it really joins
    std::int64_t weight = 0;
  };

  static std::size_t at(int index) { return static_cast<std::size_t>(index); }
  Link& edge(int u, int v) { return edges_[at(u) * at(size_) + at(v)]; }
  std::int64_t slackOf(const Link& link) {
    return label_[at(link.u)] + label_[at(link.v)] - 2 * edge(link.u, link.v).weight;
  }

  void updateSlack(int u, int x) {
    if (slack_[at(x)] == 0 || slackOf(edge(u, x)) < slackOf(edge(slack_[at(x)], x))) slack_[at(x)] = u;
  }
  void setSlack(int x) {
    slack_[at(x)] = 0;
    for (int u = 1; u <= n_; ++u)
      if (edge(u, x).weight > 0 && top_[at(u)] != x && state_[at(top_[at(u)])] == kOuter) updateSlack(u, x);
  }
  void push(int x) {
    if (x <= n_) return queue_.push_back(x);
    for (const int one : members_[at(x)]) push(one);
  }
  void setTop(int x, int blossom) {
    top_[at(x)] = blossom;
    if (x > n_)
      for (const int one : members_[at(x)]) setTop(one, blossom);
  }

  // Where a member is in its blossom, turned so that the way to it from the base is even.
  int evenWay(int blossom, int member) {
    auto& ring = members_[at(blossom)];
    const auto place = static_cast<int>(std::ranges::find(ring, member) - ring.begin());
    if (place % 2 == 0) return place;
    std::reverse(ring.begin() + 1, ring.end());
    return static_cast<int>(ring.size()) - place;
  }

  void setMate(int u, int v) {
    mate_[at(u)] = edge(u, v).v;
    if (u <= n_) return;
    const Link link = edge(u, v);
    const int member = from_[at(u)][at(link.u)];
    const int place = evenWay(u, member);
    auto& ring = members_[at(u)];
    for (int i = 0; i < place; ++i) setMate(ring[at(i)], ring[at(i ^ 1)]);
    setMate(member, v);
    std::ranges::rotate(ring, ring.begin() + place);
  }
  void augment(int u, int v) {
    while (true) {
      const int next = top_[at(mate_[at(u)])];
      setMate(u, v);
      if (next == 0) return;
      setMate(next, top_[at(parent_[at(next)])]);
      u = top_[at(parent_[at(next)])];
      v = next;
    }
  }
  int commonAncestor(int u, int v) {
    for (++time_; u != 0 || v != 0; std::swap(u, v)) {
      if (u == 0) continue;
      if (seen_[at(u)] == time_) return u;
      seen_[at(u)] = time_;
      u = top_[at(mate_[at(u)])];
      if (u != 0) u = top_[at(parent_[at(u)])];
    }
    return 0;
  }

  void shrink(int u, int ancestor, int v) {
    int blossom = n_ + 1;
    while (blossom <= all_ && top_[at(blossom)] != 0) ++blossom;
    all_ = std::max(all_, blossom);
    label_[at(blossom)] = 0;
    state_[at(blossom)] = kOuter;
    mate_[at(blossom)] = mate_[at(ancestor)];
    auto& ring = members_[at(blossom)];
    ring = {ancestor};
    const auto follow = [&](int x) {
      while (x != ancestor) {
        ring.push_back(x);
        const int inner = top_[at(mate_[at(x)])];
        ring.push_back(inner);
        push(inner);
        x = top_[at(parent_[at(inner)])];
      }
    };
    follow(u);
    std::reverse(ring.begin() + 1, ring.end());
    follow(v);
    setTop(blossom, blossom);
    for (int x = 1; x <= all_; ++x) edge(blossom, x).weight = edge(x, blossom).weight = 0;
    std::ranges::fill(from_[at(blossom)], 0);
    for (const int member : ring) takeLinksOf(blossom, member);
    setSlack(blossom);
  }
  void takeLinksOf(int blossom, int member) {
    for (int x = 1; x <= all_; ++x)
      if (edge(blossom, x).weight == 0 || slackOf(edge(member, x)) < slackOf(edge(blossom, x))) {
        edge(blossom, x) = edge(member, x);
        edge(x, blossom) = edge(x, member);
      }
    for (int x = 1; x <= n_; ++x)
      if (from_[at(member)][at(x)] != 0) from_[at(blossom)][at(x)] = member;
  }

  void expand(int blossom) {
    auto& ring = members_[at(blossom)];
    for (const int one : ring) setTop(one, one);
    const int entry = from_[at(blossom)][at(edge(blossom, parent_[at(blossom)]).u)];
    const int place = evenWay(blossom, entry);
    for (int i = 0; i < place; i += 2) {
      const int inner = ring[at(i)];
      const int outer = ring[at(i + 1)];
      parent_[at(inner)] = edge(outer, inner).u;
      state_[at(inner)] = kInner;
      state_[at(outer)] = kOuter;
      slack_[at(inner)] = 0;
      setSlack(outer);
      push(outer);
    }
    state_[at(entry)] = kInner;
    parent_[at(entry)] = parent_[at(blossom)];
    for (int i = place + 1; i < std::ssize(ring); ++i) {
      state_[at(ring[at(i)])] = kNew;
      setSlack(ring[at(i)]);
    }
    top_[at(blossom)] = 0;
  }

  // A tight edge was found; whether it led to a better matching.
  bool follow(const Link& link) {
    const int u = top_[at(link.u)];
    const int v = top_[at(link.v)];
    if (state_[at(v)] == kNew) {
      parent_[at(v)] = link.u;
      state_[at(v)] = kInner;
      const int mate = top_[at(mate_[at(v)])];
      slack_[at(v)] = slack_[at(mate)] = 0;
      state_[at(mate)] = kOuter;
      push(mate);
    } else if (state_[at(v)] == kOuter) {
      const int ancestor = commonAncestor(u, v);
      if (ancestor == 0) {
        augment(u, v);
        augment(v, u);
        return true;
      }
      shrink(u, ancestor, v);
    }
    return false;
  }

  bool searchTight() {
    while (!queue_.empty()) {
      const int u = queue_.front();
      queue_.pop_front();
      if (state_[at(top_[at(u)])] == kInner) continue;
      for (int v = 1; v <= n_; ++v) {
        if (edge(u, v).weight == 0 || top_[at(u)] == top_[at(v)]) continue;
        if (slackOf(edge(u, v)) != 0) updateSlack(u, top_[at(v)]);
        else if (follow(edge(u, v))) return true;
      }
    }
    return false;
  }

  // How far labels can move until something becomes possible.
  std::int64_t step() {
    std::int64_t least = std::numeric_limits<std::int64_t>::max();
    for (int b = n_ + 1; b <= all_; ++b)
      if (top_[at(b)] == b && state_[at(b)] == kInner) least = std::min(least, label_[at(b)] / 2);
    for (int x = 1; x <= all_; ++x) {
      if (top_[at(x)] != x || slack_[at(x)] == 0 || state_[at(x)] == kInner) continue;
      const std::int64_t slack = slackOf(edge(slack_[at(x)], x));
      least = std::min(least, state_[at(x)] == kNew ? slack : slack / 2);
    }
    return least;
  }
  // False when the label of an unmatched vertex is used up: no matching is worth more.
  bool moveLabels(std::int64_t by) {
    for (int u = 1; u <= n_; ++u) {
      if (state_[at(top_[at(u)])] == kOuter) {
        if (label_[at(u)] <= by) return false;
        label_[at(u)] -= by;
      } else if (state_[at(top_[at(u)])] == kInner) {
        label_[at(u)] += by;
      }
    }
    for (int b = n_ + 1; b <= all_; ++b)
      if (top_[at(b)] == b && state_[at(b)] != kNew) label_[at(b)] += state_[at(b)] == kOuter ? 2 * by : -2 * by;
    return true;
  }

  bool augmentOnce() {
    std::ranges::fill(state_, kNew);
    std::ranges::fill(slack_, 0);
    queue_.clear();
    for (int x = 1; x <= all_; ++x)
      if (top_[at(x)] == x && mate_[at(x)] == 0) {
        parent_[at(x)] = 0;
        state_[at(x)] = kOuter;
        push(x);
      }
    if (queue_.empty()) return false;
    while (true) {
      if (searchTight()) return true;
      if (!moveLabels(step())) return false;
      queue_.clear();
      for (int x = 1; x <= all_; ++x) {
        const int near = slack_[at(x)];
        if (top_[at(x)] == x && near != 0 && top_[at(near)] != x && slackOf(edge(near, x)) == 0 &&
            follow(edge(near, x)))
          return true;
      }
      for (int b = n_ + 1; b <= all_; ++b)
        if (top_[at(b)] == b && state_[at(b)] == kInner && label_[at(b)] == 0) expand(b);
    }
  }

  int n_;
  int all_;   // entrants and blossoms, as many as there ever were
  int size_;  // room for them: each blossom is made of three or more, so there are at most half as many
  int time_ = 0;
  std::vector<Link> edges_;
  std::vector<std::int64_t> label_;
  std::vector<int> mate_, slack_, top_, parent_, seen_;
  std::vector<State> state_;
  std::vector<std::vector<int>> members_, from_;
  std::deque<int> queue_;
};

}  // namespace

std::vector<int> cheapestMatching(int count, std::span<const Edge> edges) { return Matching(count, edges).solve(); }

}  // namespace tacit::tournament
