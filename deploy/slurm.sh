#!/bin/bash
# sbatch --array=1-50 deploy/slurm.sh plan.json /shared/study
# One shard per task of the array; the last line merges, once all shards are there. A shard that was cut off goes on where it was when it is started again.
#SBATCH --job-name=pliant-sweep
#SBATCH --cpus-per-task=4
#SBATCH --mem-per-cpu=2G
#SBATCH --time=04:00:00
#SBATCH --requeue
set -euo pipefail

plan="${1:?name the plan: sbatch --array=1-50 deploy/slurm.sh plan.json /shared/study}"
out="${2:?name a folder that all machines share}"

pliant sweep "$plan" --out "$out" --shard "${SLURM_ARRAY_TASK_ID}/${SLURM_ARRAY_TASK_COUNT}" \
  --workers "${SLURM_CPUS_PER_TASK:-1}" --quiet

# Afterwards: sbatch --dependency=afterok:<job> --wrap "pliant sweep plan.json --out /shared/study --merge"
