# What checks of an installed Sandpad share: each prints a row, "PASS" or "FAIL" with what was seen.

# row VERDICT CHECK SEEN
row() {
    printf '%s  %-44s %s\n' "$@"
}

# check NAME STATUS PATTERN COMMAND...: the command must end with this status, and print a text that
# fits the pattern.
check() {
    local name=$1 status=$2 pattern=$3 said ended verdict=PASS
    shift 3
    said=$(timeout 120 "$@" 2>&1)
    ended=$?
    said=$(tr -s '\n\t ' ' ' <<<"$said")
    said=${said% }
    { [ "$ended" -eq "$status" ] && grep -qE "$pattern" <<<"$said"; } || verdict=FAIL
    [ "$verdict" = PASS ] && said=${said:0:100}
    row "$verdict" "$name" "$ended $said"
}
