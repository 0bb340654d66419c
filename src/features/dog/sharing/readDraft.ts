import { DogInvitationDraft } from '#contract/dog/keepers'
import { read, type Read } from '#contract/shared/read'

/** An invitation for a dog as the call takes it. */
export const readDraft = (slug: string, draft: unknown): Read<{ slug: string; body: DogInvitationDraft }> => {
  const known = read(DogInvitationDraft, draft)
  return known.success ? { success: true, data: { slug, body: known.data } } : known
}
