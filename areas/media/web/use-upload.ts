import { t } from '@lingui/core/macro'
import { useEffect, useRef, useState } from 'react'
import type { UploadPurpose } from '#platform/contract/upload-purpose.ts'
import { isCancelled, uuid } from '#platform/web/api/index.ts'
import type { StoredDocument } from '../contract/media.ts'
import { reasonOf, sendDocument, whenChecked } from './send-document.ts'

/**
 * Uploads one document at a time; a later one takes the place of that on its way. Of a purpose whose documents are checked behind the
 * answer `onStored` hears first that it is being checked, then how that ended: null where it was refused.
 */
export function useUpload(purpose: UploadPurpose, onStored: (file: StoredDocument | null) => void) {
  const [share, setShare] = useState<number | null>(null)
  const [isChecking, setChecking] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])
  const stop = () => {
    running.current?.abort()
    running.current = null
    setShare(null)
    setChecking(false)
  }
  const finish = (stored: StoredDocument) => {
    const isRefused = stored.state === 'refused'
    setProblem(isRefused ? (stored.reason ?? t`Файл не прошёл проверку`) : null)
    onStored(isRefused ? null : stored)
  }
  const send = async (file: File) => {
    stop()
    const abort = new AbortController()
    running.current = abort
    setProblem(null)
    setShare(0)
    const clientId = uuid()
    try {
      const stored = await sendDocument(purpose, { file, clientId }, { signal: abort.signal, onProgress: setShare })
      setShare(null)
      finish(stored)
      if (stored.state !== 'checking') return
      setChecking(true)
      const checked = await whenChecked(clientId, abort.signal)
      if (checked === null) return
      setChecking(false)
      finish(checked)
    } catch (error) {
      if (isCancelled(error)) return
      stop()
      setProblem(reasonOf(error))
    }
  }
  return { send: (file: File) => void send(file), stop, share, isChecking, problem }
}
