import { verifyAsync } from '@noble/ed25519'
import { readCompactCard, signedCardVersion, type DogCard } from '#contract/dog/card'

const signatureBytes = 64
const form = new RegExp(`(${signedCardVersion}\\.([\\w-]+))\\.([\\w-]+)$`)

const bytesOf = (base64url: string) =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))

/** `unreadable`: no card at all; `invalid`: one that was not signed with this key; `impossible`: this browser cannot check. */
export type Verified = DogCard | 'unreadable' | 'invalid' | 'impossible'

/** The card that a scanned text holds, if it was signed with the key. Nothing leaves the browser. */
export const verifyCard = async (text: string, publicKey: string): Promise<Verified> => {
  const [, body, facts, signature] = form.exec(text.trim()) ?? []
  if (body === undefined || facts === undefined || signature === undefined) return 'unreadable'
  const card = readFacts(facts)
  if (card === null) return 'unreadable'
  try {
    const signed = bytesOf(signature)
    if (signed.length !== signatureBytes) return 'invalid'
    return (await verifyAsync(signed, new TextEncoder().encode(body), bytesOf(publicKey))) ? card : 'invalid'
  } catch {
    // Over plain http a browser has no hashes.
    return 'impossible'
  }
}

const readFacts = (facts: string): DogCard | null => {
  try {
    return readCompactCard(new TextDecoder().decode(bytesOf(facts)))
  } catch {
    return null
  }
}
