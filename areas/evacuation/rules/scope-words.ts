import { msg, t, type Words } from '#platform/contract/text.ts'

/** Whom an evacuation concerns: «Вся школа», «Главный корпус; 1, 2 классы». */
export function scopeInWords({
  buildings,
  parallels,
}: {
  buildings: readonly string[]
  parallels: readonly number[]
}): Words {
  const classes = parallels.length > 0 ? t`${parallels.join(', ')} классы` : ''
  return [buildings.join(', '), classes].filter(Boolean).join('; ') || msg`Вся школа`
}
