"""Uses the installed module as a newcomer would: a game, bots that decide, a match, the judge, many games at a time."""
import tacit

game = tacit.Game("pairs4", pack="master", seed=1)
bot = tacit.Bot("simple", seed=1)
while not game.over:
    game.do(bot.decide(game.view(game.decider)))
assert game.winners in ("ac", "bd")

thought = tacit.Bot("sampler", sims=20, seed=1)
fresh = tacit.Game("duel2", seed=2)
assert thought.decide(fresh.view(fresh.decider)) in fresh.plays()
result = tacit.match("simple", "random", deals=4, seed=1)
assert 0.5 < result.score <= 1 and "score" in str(result)
judged = tacit.judge(fresh.view(fresh.decider), sims=200)
assert judged["mark"]
many = tacit.Games(8, "pairs4", seed=1)
many.step([0] * len(many))
assert (many.counts > 0).all()
print(f"tacit {tacit.__version__}: a game that {game.winners} won, and a match: {result.score:.2f}")
