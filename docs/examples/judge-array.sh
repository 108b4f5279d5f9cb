#!/bin/bash
#SBATCH --array=0-7
#SBATCH --cpus-per-task=2
# Judges the answers of a file of JSON Lines, each task of the array every eighth line:
#   sbatch judge-array.sh answers.jsonl
# The results are in verdicts-0.ndjson to verdicts-7.ndjson. Started again, it goes on.

tasks=8
task=$SLURM_ARRAY_TASK_ID
# Lines of other tasks are left empty, so part-3.jsonl:11 is line 11 of the file.
awk -v task="$task" -v tasks="$tasks" '{ print NR % tasks == task ? $0 : "" }' "$1" \
    > "part-$task.jsonl"
sandpad verify --jobs "$SLURM_CPUS_PER_TASK" --field answer \
    --resume "verdicts-$task.ndjson" "part-$task.jsonl"
[ $? -le 1 ] # 1 says that an answer is false, which is no failure of the task
