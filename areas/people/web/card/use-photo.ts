import { useMutation, useQueryClient } from '@tanstack/react-query'
import { uploadPhoto } from '#areas/media/contract/media.ts'
import { keyOf } from '#platform/contract/endpoint.ts'
import { reportAction, request } from '#platform/web/api/index.ts'
import { listPeople, readPersonCard, removePhoto, setPhoto } from '../../contract/people.ts'

/** Replaces a person's photo, or removes it with null; what shows it is read anew. */
export function usePhoto(personId: number) {
  const client = useQueryClient()
  const params = { id: String(personId) }
  return useMutation({
    meta: { silent: true },
    onError: reportAction,
    mutationFn: async (file: File | null) => {
      if (file === null) return request(removePhoto, { params })
      const stored = await request(uploadPhoto, { body: { file, name: file.name.slice(-200) || 'photo' } })
      return request(setPhoto, { params, body: { file_id: stored.id } })
    },
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: keyOf(readPersonCard) }),
        client.invalidateQueries({ queryKey: keyOf(listPeople) }),
      ]),
  })
}
