import { read } from '#platform/contract/access.ts'
import { crsAttestation } from './permissions.ts'

// What pages, menus and buttons ask for, beside the access of single calls: light enough for what is loaded first.

export const readsGradingPolicy = read(crsAttestation)
