import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest()
const textOf = (bytes: Buffer) => bytes.toString('base64url')
const flags = { present: 0x01, verified: 0x04, withKey: 0x40 }
const uint32 = (value: number) => Buffer.from(Uint32Array.of(value).buffer).swap32()

/** CBOR (RFC 8949) of a byte string of 24 to 255 bytes, and of a text shorter than 24. */
const cborBytes = (bytes: Buffer) => Buffer.concat([Buffer.from([0x58, bytes.length]), bytes])
const cborText = (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)])

/** What a page asks an authenticator for, and where the page stands. */
interface PasskeyRequest {
  challenge: string
  origin: string
}

/** A passkey in memory: ES256, attestation `none` (WebAuthn Level 3, §6). */
export function softwareKey() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const part = (value: string) => cborBytes(Buffer.from(value, 'base64url'))
  // COSE (RFC 9053): {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y}
  const cose = [[0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21], part(x), [0x22], part(y)]
  const publicPart = Buffer.concat(cose.map((one) => Buffer.from(one)))
  const clientData = (type: string, { challenge, origin }: PasskeyRequest) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const head = ({ origin }: PasskeyRequest, set: number, counter: number) =>
    Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([set]), uint32(counter)])
  const common = { id: textOf(id), rawId: textOf(id), type: 'public-key' as const, clientExtensionResults: {} }
  return {
    register(requested: PasskeyRequest): RegistrationResponseJSON {
      const responseParts = [Buffer.alloc(16), Buffer.from([0, id.length]), id, publicPart]
      const data = Buffer.concat([head(requested, flags.present | flags.verified | flags.withKey, 0), ...responseParts])
      const none = [Buffer.from([0xa3]), cborText('fmt'), cborText('none'), cborText('attStmt'), Buffer.from([0xa0])]
      const attestation = Buffer.concat([...none, cborText('authData'), cborBytes(data)])
      const clientDataJSON = textOf(clientData('webauthn.create', requested))
      return { ...common, response: { clientDataJSON, attestationObject: textOf(attestation) } }
    },
    /** @param counter how often the key has signed; one that does not grow tells of a copied key */
    signIn(requested: PasskeyRequest, counter: number): AuthenticationResponseJSON {
      const data = head(requested, flags.present | flags.verified, counter)
      const client = clientData('webauthn.get', requested)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      const response = { clientDataJSON: textOf(client), authenticatorData: textOf(data), signature: textOf(signature) }
      return { ...common, response }
    },
  }
}
