import { t } from '@lingui/core/macro'
import { useEffect, useRef, useState } from 'react'
import { maxPhotoBytes, uploadPhoto } from '#areas/media/contract/media.ts'
import { isCancelled, objectionsOf, sentenceOf, upload } from '#platform/web/api/index.ts'

/** What becomes of a picture that was given, until it stands in the text. */
interface Sending {
  name: string
  /** 0 to 1. */
  share: number
}
type OnStored = (file: number, address: string) => void
const millions = (bytes: number) => Math.ceil(bytes / 1_000_000)

function objectionTo({ name, size, type }: File): string | null {
  if (!/^image\/(jpeg|png|webp)$/.test(type)) return t`«${name}» не вставить: подойдут рисунки JPEG, PNG и WebP`
  if (size <= maxPhotoBytes) return null
  return t`Рисунок «${name}» весит ${millions(size)} МБ, а может не больше ${millions(maxPhotoBytes)}: уменьшите его и вставьте ещё раз`
}

/** Uploads pictures one by one; each goes into the text when the school has it. */
export function useUploadedPictures() {
  const [sending, setSending] = useState<Sending | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const abort = useRef<AbortController>(null)
  const addresses = useRef<string[]>([])
  useEffect(
    () => () => {
      abort.current?.abort()
      for (const address of addresses.current) URL.revokeObjectURL(address)
    },
    [],
  )
  const sendOne = async (file: File, signal: AbortSignal, onStored: OnStored) => {
    const { name } = file
    setSending({ name, share: 0 })
    const onProgress = (share: number) => setSending({ name, share })
    const stored = await upload(uploadPhoto, { body: { file, name: name.slice(-200) } }, { signal, onProgress })
    const address = URL.createObjectURL(file)
    addresses.current.push(address)
    onStored(stored.id, address)
  }
  const send = async (files: readonly File[], onStored: OnStored) => {
    const objections = files.map(objectionTo)
    setProblem(objections.find((one) => one !== null) ?? null)
    const controller = new AbortController()
    abort.current = controller
    try {
      for (const [index, file] of files.entries())
        if (objections[index] === null) await sendOne(file, controller.signal, onStored)
    } catch (error) {
      if (!isCancelled(error))
        setProblem(sentenceOf(error) ?? objectionsOf(error)[0]?.msg ?? t`Рисунок не загрузился: вставьте его ещё раз`)
    } finally {
      setSending(null)
    }
  }
  return {
    send: (files: readonly File[], onStored: OnStored) => void send(files, onStored),
    stop: () => abort.current?.abort(),
    sending,
    problem,
    forgetProblem: () => setProblem(null),
  }
}
