import { memoryFlags } from '#apps/server/start/memory-flags.ts'

export interface Service {
  /** Folder of the program. */
  folder: string
  /** The Node that runs it. */
  node: string
  /** File with its settings, a line for each. */
  settings: string
  /** Of the whole machine, or of one user. */
  isSystem: boolean
}

/**
 * The unit of systemd that keeps the school open: it starts with the machine and comes back by itself after whatever ended it.
 * Only the program is ended with it: a database whose program was killed goes on, and the next start takes it over.
 */
export const serviceUnit = ({ folder, node, settings, isSystem }: Service): string => `[Unit]
Description=Шанырак
After=network.target
StartLimitIntervalSec=0

[Service]
WorkingDirectory=${folder}
EnvironmentFile=${settings}
ExecStartPre=${node} platform/boot/ready.mjs start pages
ExecStart=${node} ${memoryFlags.join(' ')} apps/server/main.ts
Restart=always
RestartSec=1
RestartSteps=5
RestartMaxDelaySec=30
KillMode=process
TimeoutStartSec=600
TimeoutStopSec=120
LimitNOFILE=65536

[Install]
WantedBy=${isSystem ? 'multi-user.target' : 'default.target'}
`
