/** Who calls, in the order of the matrix's columns. `expired`: a session that has ended; `other`: a member who owns nothing here. */
export const actors = ['anonymous', 'expired', 'newcomer', 'member', 'other', 'judge', 'reviewer', 'admin'] as const
export type Actor = (typeof actors)[number]

/**
 * What each call of the API answers to whom: the page to read when the question is who may do what. A row is an
 * operation of the OpenAPI document, a column one of the actors above; `newcomer` is logged in and has not paid, what an
 * address names ({id}) belongs to `member`. Behind an operation may stand, in brackets, what is asked for. The requests
 * are in accessRequests.ts; server/access.test.ts sends them all.
 */
// prettier-ignore
export const accessMatrix: Record<string, string> = {
  //                                                 anonymous expired newcomer member other judge reviewer admin
  'GET /health':                                   '200       401     200      200    200   200   200      200',
  'GET /ready':                                   '200       401     200      200    200   200   200      200',
  'POST /register':                                '201       201     201      201    201   201   201      201',
  'POST /login':                                   '200       200     200      200    200   200   200      200',
  'POST /logout':                                  '401       401     204      204    204   204   204      204',
  'GET /me':                                       '401       401     200      200    200   200   200      200',
  'POST /forgot-password':                         '204       204     204      204    204   204   204      204',
  'POST /reset-password':                          '400       400     400      400    400   400   400      400',
  'GET /profile':                                  '401       401     200      200    200   200   200      200',
  'PUT /profile':                                  '401       401     204      204    204   204   204      204',
  'PUT /profile/password':                         '401       401     200      200    200   200   200      200',
  'PUT /profile/email':                            '401       401     204      204    204   204   204      204',
  'POST /profile/confirmation':                    '401       401     204      204    204   204   204      204',
  'POST /confirm':                                 '400       400     400      400    400   400   400      400',
  'GET /sessions':                                 '401       401     200      200    200   200   200      200',
  'POST /sessions':                                '401       401     201      201    201   201   201      201',
  'DELETE /sessions':                              '401       401     204      204    204   204   204      204',
  'DELETE /sessions/{id}':                         '401       401     404      204    404   404   404      404',
  'GET /my-data':                                  '401       401     200      200    200   200   200      200',
  'GET /my-data/{part}':                           '401       401     200      200    200   200   200      200',
  'GET /profile/deletion':                         '401       401     200      200    200   200   200      200',
  'POST /profile/deletion':                        '401       401     204      204    204   204   204      409',
  'POST /desk/sessions':                           '401       401     403      403    403   403   403      200',
  'POST /desk/second-factor/removal':               '401       401     403      403    403   403   403      204',
  'GET /second-factor':                            '401       401     200      200    200   200   200      200',
  'POST /second-factor':                           '401       401     200      200    200   200   200      200',
  'PUT /second-factor':                            '401       401     400      400    400   400   400      400',
  'POST /second-factor/removal':                   '401       401     204      204    204   204   204      204',
  'GET /plans':                                    '200       401     200      200    200   200   200      200',
  'GET /dogs':                                     '401       401     403      200    200   200   200      200',
  'POST /dogs':                                    '401       401     403      201    201   201   201      201',
  'GET /nexus-levels':                             '200       401     200      200    200   200   200      200',
  'GET /shows':                                    '200       401     200      200    200   200   200      200',
  'GET /next-shows':                                '200       401     200      200    200   200   200      200',
  'GET /closing-shows':                             '401       401     403      200    200   200   200      200',
  'GET /shows/{slug}':                             '200       401     200      200    200   200   200      200',
  'GET /shows/{slug}/eligibility':                 '401       401     403      200    200   200   200      200',
  'GET /news':                                     '200       401     200      200    200   200   200      200',
  'GET /news/{slug}':                              '200       401     200      200    200   200   200      200',
  'GET /rules':                                    '200       401     200      200    200   200   200      200',
  'POST /contact':                                 '204       401     204      204    204   204   204      204',
  'POST /quote':                                   '401       401     200      200    200   200   200      200',
  'POST /purchases':                               '401       401     201      201    201   201   201      201',
  'POST /purchases (entries of a dog of member)':  '401       401     403      201    409   409   409      409',
  'GET /purchases':                                '401       401     200      200    200   200   200      200',
  'GET /purchases/current':                        '401       401     200      200    200   200   200      200',
  'GET /purchases/{id}':                           '401       401     404      200    404   404   404      404',
  'DELETE /purchases/{id}':                        '401       401     404      204    404   404   404      404',
  'GET /entries/defaults':                         '401       401     200      200    200   200   200      200',
  'POST /purchases/{id}/receipt':                  '401       401     404      409    404   404   404      404',
  'POST /payments/{id}/card':                      '401       401     404      200    404   404   404      404',
  'GET /frontend':                                 '200       200     200      200    200   200   200      200',
  'POST /frontend':                                '200       200     200      200    200   200   200      200',
  'POST /frontend/client/metrics':                 '200       200     200      200    200   200   200      200',
  'GET /flags':                                    '401       401     403      403    403   403   403      200',
  'PUT /flags/{name}':                             '401       401     403      403    403   403   403      200',
  'POST /payments/notifications':                  '400       400     400      400    400   400   400      400',
}
