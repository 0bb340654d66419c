import { type Endpoints, noContent } from '../shared/endpoint'
import { UuidParams } from '../shared/params'
import {
  OpenSessions,
  Reauthentication,
  RecoveryCodes,
  SecondFactor,
  SecondFactorRemovalOfOther,
  SecondFactorSetup,
  SecondFactorStart,
  SessionsEnd,
  SessionsEnded,
} from './session'
import { Session } from './user'

export const sessionEndpoints = {
  getSecondFactor: {
    method: 'GET',
    path: '/second-factor',
    action: 'secondFactor.read',
    schema: { response: { 200: SecondFactor } },
  },
  prepareSecondFactor: {
    method: 'POST',
    path: '/second-factor',
    action: 'secondFactor.change',
    schema: { body: Reauthentication, response: { 200: SecondFactorSetup } },
    refusals: ['email_not_confirmed', 'second_factor_on'],
  },
  startSecondFactor: {
    method: 'PUT',
    path: '/second-factor',
    action: 'secondFactor.change',
    schema: { body: SecondFactorStart, response: { 200: RecoveryCodes } },
    refusals: ['second_factor_on'],
  },
  removeSecondFactor: {
    method: 'POST',
    path: '/second-factor/removal',
    action: 'secondFactor.change',
    schema: { body: Reauthentication, response: noContent },
  },
  removeSecondFactorOf: {
    method: 'POST',
    path: '/desk/second-factor/removal',
    action: 'secondFactor.removeOfOthers',
    schema: { body: SecondFactorRemovalOfOther, response: noContent },
    refusals: ['no_such_account'],
  },
  getSessions: {
    method: 'GET',
    path: '/sessions',
    action: 'session.list',
    schema: { response: { 200: OpenSessions } },
  },
  renewSession: {
    method: 'POST',
    path: '/sessions',
    action: 'session.renew',
    schema: { body: Reauthentication, response: { 201: Session } },
  },
  endOtherSessions: {
    method: 'DELETE',
    path: '/sessions',
    action: 'session.endOwn',
    schema: { response: noContent },
  },
  endSession: {
    method: 'DELETE',
    path: '/sessions/:id',
    action: 'session.end',
    schema: { params: UuidParams, response: noContent },
  },
  /** All sessions of any account, for admins. */
  endSessionsOf: {
    method: 'POST',
    path: '/desk/sessions',
    action: 'session.endOfOthers',
    schema: { body: SessionsEnd, response: { 200: SessionsEnded } },
    refusals: ['no_such_account'],
  },
} as const satisfies Endpoints
