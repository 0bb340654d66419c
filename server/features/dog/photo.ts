import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { audit, byCaller, type ChangedBy } from '../../audit/audit'
import type { Db } from '../../db/client'
import { dogPhotos, dogs } from '../../db/schema'
import type { ServerDeps } from '../../deps'
import type { DogRow } from '../../domain/dog/dogFromRow'
import { lockCaller } from '../../http/lockCaller'
import { photoFiles } from '../../domain/dog/photoFiles'

/** 128 random bits: the address of a photo is its only key, and each photo has another one. */
const newPhotoId = () => randomBytes(16).toString('base64url')

const replace = async (tx: Db, dog: DogRow, photo: string | null, by: ChangedBy) => {
  await tx.delete(dogPhotos).where(eq(dogPhotos.dogId, dog.id))
  await tx.update(dogs).set({ photo }).where(eq(dogs.id, dog.id))
  await audit(tx, {
    by,
    action: photo === null ? 'dog.photo_removed' : 'dog.photo_added',
    subject: { type: 'dog', id: dog.id },
    onBehalfOf: dog.ownerId,
    before: { photo: dog.photo },
    after: { photo },
  })
}

interface Change {
  request: Parameters<typeof byCaller>[0]
  dog: DogRow
}

/** Gives a dog a photo in place of the one that it may have. */
export const savePhoto = async ({ db, now }: ServerDeps, { request, dog }: Change, file: Buffer): Promise<string> => {
  const id = newPhotoId()
  const files = await photoFiles(file)
  await db.transaction(async (tx) => {
    await lockCaller(tx, dog.ownerId)
    await replace(tx, dog, id, byCaller(request, now()))
    await tx.insert(dogPhotos).values({ id, dogId: dog.id, ...files })
  })
  return id
}

/** Takes the photo of a dog away; its address answers nothing from then on. */
export const removePhoto = async ({ db, now }: ServerDeps, { request, dog }: Change): Promise<void> => {
  if (dog.photo === null) return
  await db.transaction(async (tx) => {
    await lockCaller(tx, dog.ownerId)
    await replace(tx, dog, null, byCaller(request, now()))
  })
}
