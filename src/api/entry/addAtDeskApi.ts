import {
  addAtDeskEndpoints,
  type ClassesForDog,
  type DeskEntries,
  type DeskEntriesAdded,
} from '#contract/entry/addAtDesk'
import { type Helper, type HelperChange, type HelperFacts, type ShowHelpers } from '#contract/entry/helpers'
import type { ShowEntry } from '#contract/entry/desk'
import { api } from '../api'
import { answerOf, callOf } from '../callOf'
import { fileCall, savesFile } from '../files'

const changed = ['ShowEntry', 'Show', 'Eligibility'] as const

/** What the desk adds to a show: entries, paid there, the paper for them, and who helps. */
export const addAtDeskApi = api.injectEndpoints({
  endpoints: (build) => ({
    getClassesForDog: build.query<ClassesForDog, { slug: string; dog: string }>({
      query: (at) => callOf(addAtDeskEndpoints.getClassesForDog, { params: at }),
      responseSchema: answerOf(addAtDeskEndpoints.getClassesForDog),
      providesTags: ['Eligibility', 'ShowEntry', 'Extra'],
    }),
    /** Safe to repeat: the same key with the same entries adds nothing twice. */
    addAtDesk: build.mutation<DeskEntriesAdded, { slug: string; key: string; body: DeskEntries }>({
      query: ({ slug, key, body }) =>
        callOf(addAtDeskEndpoints.addAtDesk, { params: { slug }, body, headers: { 'Idempotency-Key': key } }),
      responseSchema: answerOf(addAtDeskEndpoints.addAtDesk),
      // A refusal means that it has changed since the screen showed it.
      invalidatesTags: [...changed, 'Extra', 'Quote', 'Purchase'],
    }),
    /** Twice is once: what was given back already stays so. */
    giveRefund: build.mutation<ShowEntry, string>({
      query: (id) => callOf(addAtDeskEndpoints.giveRefund, { params: { id } }),
      responseSchema: answerOf(addAtDeskEndpoints.giveRefund),
      invalidatesTags: ['ShowEntry', 'Purchase'],
    }),
    saveEntryForm: build.mutation<null, string>({
      queryFn: savesFile((slug) => ({
        ...fileCall(addAtDeskEndpoints.saveEntryForm, { params: { slug } }),
        name: `${slug}-entry-form.pdf`,
      })),
    }),
    getHelpers: build.query<ShowHelpers, string>({
      query: (slug) => callOf(addAtDeskEndpoints.getHelpers, { params: { slug } }),
      responseSchema: answerOf(addAtDeskEndpoints.getHelpers),
      providesTags: ['ShowEntry'],
    }),
    /** Twice is once: the same person with the same task on the same day is there already. */
    addHelper: build.mutation<Helper, HelperFacts & { slug: string }>({
      query: ({ slug, ...body }) => callOf(addAtDeskEndpoints.addHelper, { params: { slug }, body }),
      responseSchema: answerOf(addAtDeskEndpoints.addHelper),
      invalidatesTags: ['ShowEntry'],
    }),
    changeHelper: build.mutation<Helper, HelperChange & { id: string }>({
      query: ({ id, ...body }) => callOf(addAtDeskEndpoints.changeHelper, { params: { id }, body }),
      responseSchema: answerOf(addAtDeskEndpoints.changeHelper),
      invalidatesTags: ['ShowEntry'],
    }),
    removeHelper: build.mutation<null, string>({
      query: (id) => callOf(addAtDeskEndpoints.removeHelper, { params: { id } }),
      responseSchema: answerOf(addAtDeskEndpoints.removeHelper),
      invalidatesTags: ['ShowEntry'],
    }),
    saveHelperSheet: build.mutation<null, string>({
      queryFn: savesFile((slug) => ({
        ...fileCall(addAtDeskEndpoints.saveHelperSheet, { params: { slug } }),
        name: `${slug}-helpers.pdf`,
      })),
    }),
  }),
})

export const {
  useGetClassesForDogQuery,
  useAddAtDeskMutation,
  useGiveRefundMutation,
  useSaveEntryFormMutation,
  useGetHelpersQuery,
  useAddHelperMutation,
  useChangeHelperMutation,
  useRemoveHelperMutation,
  useSaveHelperSheetMutation,
} = addAtDeskApi
