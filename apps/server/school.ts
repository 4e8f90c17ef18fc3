import { schoolClock } from '#platform/server/clock.ts'
import type { Settings } from '#platform/server/start/settings.ts'
import { StartRefusal } from '#platform/server/start/start-refusal.ts'
import { prepareInstallation, type PreparedInstallation } from '../../demo/index.ts'

interface Wish {
  settings: Settings
  databaseUrl: string
  /** Whether a school without people was asked for. */
  empty: boolean
  say: (line: string) => void
}

/**
 * Sees to it that the database holds a school: a demonstration unless an empty or a real one is wished.
 * @throws StartRefusal when it holds a demonstration although another is wished
 */
export async function prepareSchool({ settings, databaseUrl, empty, say }: Wish): Promise<PreparedInstallation> {
  const isReal = settings.mode === 'school'
  const prepared = await prepareInstallation({
    databaseUrl,
    today: schoolClock(settings.timeZone, settings.schoolToday).today(),
    timeZone: settings.timeZone,
    seed: settings.demoSeed,
    say,
    empty: empty || isReal,
  })
  if (prepared.kind === 'demo' && (empty || isReal))
    throw new StartRefusal(
      `Здесь уже построена демонстрационная школа, её пароли всем известны, поэтому ${isReal ? 'настоящей' : 'пустой'} ` +
        'она не станет. Укажите другую папку в DATA_DIR или другую базу в DATABASE_URL.',
    )
  return prepared
}
