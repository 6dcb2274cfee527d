"""Every figure of docs/figures.md, one command each: `python -m bench.rules`, `python -m bench.peers`, …"""

COMMANDS: dict[str, str] = {
    "rules": "random play of the compiled rules: speed, cores, state size, copying, compiling",
    "start": "a start with nothing cached: set-up of a clone, and from the wheels to a bot's first move",
    "compare_commit": "random play and search now and at an earlier commit, in turns: what a change brought or cost",
    "steps": "many games a decision on by one call: masks, observations, choosing; beside fastcatan and EnvPool",
    "peers": "Catanatron, fastcatan, OpenSpiel and Tertulia in one run, random play, by processor time",
    "page": "the first page of the client: bytes, and time until it can be used; a full table's updates",
    "clicks": "presses of typical turns of each game, in the browser",
    "ladder": "who beats whom: each level against the one below, against yardsticks, with more time, in every edition",
    "regret": "what a choice of each level loses in the mean (1,000 thousandths: all), judged by a search of 200 ms",
    "calibration": "chances of winning and points that the search foretells, against what came, in games at all kinds of tables",
    "luck": "what luck an analysis finds in games of strong bots, in points: in the mean there should be none",
    "training": "what the rounds of `tertulia train` brought",
    "server_load": "200 tables with 4 browsers each: delay of a move, lost and doubled moves, memory",
    "bots_load": "200 tables of two people and a bot that searches: what people notice of its thinking",
    "fairness": "what one address notices of its bot, moves and health while another one does its worst",
    "endurance": "killed a hundred times, its storage taken away, ten minutes of load: what is lost, what grows",
    "mutants": "faults planted by machine, one at a time, that the tests find",
    "checks": "how long `make quick`, `make test` and `make proof` take in a fresh clone",
    "chart": "draws the README's chart: random play beside other projects, from the saved results",
    "table": "writes docs/figures.md, and the README's ten figures, from the saved results",
}
