import { msg } from '#platform/contract/text.ts'
import { conflict } from '#platform/server/refusal.ts'

/** @throws Refusal 409 where somebody has written since the caller read */
export function requireVersion({ version }: { version: number }, seen: number): void {
  if (version !== seen) throw conflict(msg`Запись изменил кто-то ещё. Сравните и сохраните снова`)
}
