import { t } from '@lingui/core/macro'
import { useRef, useState } from 'react'
import { ApiError, isCancelled, objectionsOf, sentenceOf, upload, uuid } from '#platform/web/api/index.ts'
import { uploadDocument, type StoredFile } from '../contract/media.ts'

const maxNameLength = 1_000

function reasonOf(error: unknown): string {
  if (error instanceof ApiError && error.status === 0) return t`Связь прервалась: повторите, когда она будет`
  return sentenceOf(error) ?? objectionsOf(error)[0]?.msg ?? t`Сервер не принял файл`
}

/** Uploads one document at a time; a later one takes the place of that on its way. */
export function useUpload(onStored: (file: StoredFile) => void) {
  const [share, setShare] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const running = useRef<AbortController>(null)
  const stop = () => {
    running.current?.abort()
    running.current = null
    setShare(null)
  }
  const send = async (file: File) => {
    stop()
    const abort = new AbortController()
    running.current = abort
    setProblem(null)
    setShare(0)
    const name = file.name.slice(-maxNameLength) || t`Файл`
    try {
      const body = { file, name, client_id: uuid() }
      onStored(await upload(uploadDocument, { body }, { signal: abort.signal, onProgress: setShare }))
      setShare(null)
    } catch (error) {
      if (isCancelled(error)) return
      setShare(null)
      setProblem(reasonOf(error))
    }
  }
  return { send: (file: File) => void send(file), stop, share, problem }
}
