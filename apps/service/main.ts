// `npm run service -- show | install | remove`: the school as a service of systemd, which starts with the machine and comes back
// by itself.
import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { programFolder } from '#apps/server/start/program-folder.ts'
import { serviceUnit } from './unit.ts'

const isSystem = process.getuid?.() === 0
const configuration = path.join(os.homedir(), '.config')
const settings = isSystem ? '/etc/shanyraq.env' : path.join(configuration, 'shanyraq.env')
const place = isSystem ? '/etc/systemd/system' : path.join(configuration, 'systemd/user')
const file = path.join(place, 'shanyraq.service')
const unit = serviceUnit({ folder: programFolder, node: process.execPath, settings, isSystem })

function systemctl(...args: string[]): boolean {
  const { status } = spawnSync('systemctl', [...(isSystem ? [] : ['--user']), ...args], { stdio: 'inherit' })
  return status === 0
}

/** Settings of a real school, with a secret of its own; what stands already stays. */
function writeSettings(): void {
  if (existsSync(settings)) return
  const lines = ['SHANYRAQ_MODE=school', `SECRET_KEY=${randomBytes(32).toString('base64url')}`, 'PORT=3000']
  writeFileSync(settings, `${lines.join('\n')}\n`, { mode: 0o600 })
  console.log(`Настройки школы: ${settings}. Остальные перечислены в README`)
}

function install(): boolean {
  mkdirSync(place, { recursive: true })
  writeSettings()
  writeFileSync(file, unit)
  const log = `journalctl ${isSystem ? '' : '--user '}-u shanyraq -f`
  console.log(`Служба описана в ${file}. Ссылка первого администратора и все сообщения: ${log}`)
  return systemctl('daemon-reload') && systemctl('enable', '--now', 'shanyraq')
}

function remove(): boolean {
  systemctl('disable', '--now', 'shanyraq')
  rmSync(file, { force: true })
  console.log(`Служба убрана. Данные школы и настройки (${settings}) на месте`)
  return systemctl('daemon-reload')
}

const acts: Record<string, () => boolean> = {
  show: () => {
    console.log(unit)
    return true
  },
  install,
  remove,
}
const act = acts[process.argv[2] ?? 'show']
if (!act) console.error('Порядок: npm run service -- show | install | remove')
process.exitCode = act?.() ? 0 : 1
