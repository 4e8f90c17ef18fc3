import { t } from '@lingui/core/macro'
import { useState } from 'react'
import type { FileAnswer } from '#platform/contract/file.ts'
import { ApiError, reportAction } from '#platform/web/api/index.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { saveFile } from '#platform/web/save-file.ts'

/** A file as it is shown before it is opened. */
export interface ShownFile {
  name: string
  /** Bytes. */
  size: number
  mime: string
}
/** Brings the file through the access check of what it belongs to. */
export type ReadFile = () => Promise<FileAnswer>

const isPdf = ({ mime }: ShownFile) => mime === 'application/pdf' && navigator.pdfViewerEnabled

function showFailure(error: unknown): void {
  if (!(error instanceof ApiError)) reportAction(error)
  else if (error.status === 0) notify.error(t`Файл можно открыть, когда есть связь`)
  else if (error.status === 404) notify.error(t`Файл убран или недоступен вам`)
  else reportAction(error)
}

/**
 * Opens a file: a picture here (`picture` is its address until `close`), a PDF in a tab of its own, anything
 * else among the downloads.
 */
export function useOpenFile(file: ShownFile, read: ReadFile) {
  const [isOpening, setOpening] = useState(false)
  const [picture, setPicture] = useState<string | null>(null)
  const open = async () => {
    // only a tab that the click itself opens is let through
    const tab = isPdf(file) ? window.open('', '_blank') : null
    setOpening(true)
    try {
      const { bytes } = await read()
      const address = () => URL.createObjectURL(new Blob([bytes as Uint8Array<ArrayBuffer>], { type: file.mime }))
      if (file.mime.startsWith('image/')) setPicture(address())
      else if (tab) tab.location.href = address()
      else saveFile({ name: file.name, bytes }, file.mime)
    } catch (error) {
      tab?.close()
      showFailure(error)
    } finally {
      setOpening(false)
    }
  }
  const close = () => {
    if (picture !== null) URL.revokeObjectURL(picture)
    setPicture(null)
  }
  return { open: () => void open(), isOpening, picture, close }
}
