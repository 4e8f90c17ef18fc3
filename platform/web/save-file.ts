import { t } from '@lingui/core/macro'
import { useState } from 'react'
import type { Endpoint, Input } from '#platform/contract/endpoint.ts'
import type { FileAnswer } from '#platform/contract/file.ts'
import { reportAction, request } from './api/index.ts'
import { notify } from './notifications/notify.ts'
import type * as z from 'zod/mini'

/** A call that answers a file (`fileEndpoint` of the contract). */
export type FileCall = Endpoint<z.ZodMiniType, z.ZodMiniObject, z.ZodMiniType, z.ZodMiniType<FileAnswer>>

/** Puts a file, of its own type or the usual one, among the person's downloads. */
export function saveFile({ name, bytes, type: own }: FileAnswer, usual: string): void {
  const address = URL.createObjectURL(new Blob([bytes], { type: own ?? usual }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // the browser reads it after the click
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** A file that takes longer is being made, or waits for others: that is told, as not every button shows it. */
const patienceMs = 3_000

/** Takes the file of a call; one that takes its time is told of, a refusal in its words. */
export function useSaveFile<E extends FileCall>(endpoint: E) {
  const [isTaking, setTaking] = useState(false)
  const take = async (input: Input<E>): Promise<void> => {
    setTaking(true)
    const timer = setTimeout(() => notify.info(t`Файл готовится. Он сохранится сам: можно работать дальше`), patienceMs)
    try {
      saveFile(await request(endpoint, input), endpoint.file ?? '')
    } catch (error) {
      reportAction(error)
    } finally {
      clearTimeout(timer)
      setTaking(false)
    }
  }
  return { take: (input: Input<E>) => void take(input), isTaking }
}
