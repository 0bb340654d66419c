// Generated: npm run documents.
const listed = (text: string): readonly string[] => text.trim().split(/\s+/)

/** Names and codes that the application and its libraries spell. */
export const words = listed(`
  ../../lib/csvOf ../../lib/parseTable ../../lib/readMt940 ../../lib/readWorkbook ../rootReducer ./constants
  ./createPersistoid ./flagClient ./getStoredState ./purgeStoredState ./stateReconciler/autoMergeLevel1 1-year 3-years 4-years
  @@clear-round/init @@redux/ AbortError Aborted Accept-Language Authorization CN CR1 CUSTOM_ERROR CalendarFeed ConditionError
  DELETE Date Dog EUR Eligibility Europe/London Extra FCI FETCH_ERROR FK FV FormData GB GBP GET HEAD INV Idempotency-Key
  ImmutableStateInvariantMiddleware Mailing Me Member Money NFC NFD NFKC OK PARSING_ERROR PLN POP POST PUSH PUT Plan Problem
  Profile Purchase Quote REPLACE ROLE_ADMIN ROLE_JUDGE ROLE_REVIEWER ROLE_USER RTKQ/skipToken RTK_autoBatch Rejected
  Retry-After Run SerializableStateInvariantMiddleware Session Show ShowEntry ShowMail Subscription TIMEOUT_ERROR
  TaskAbortError TimeoutError UNKNOWN URLSearchParams UTC UTF-8 Worded XLSX __internal_without_id __rtkq/ _persist
  _reducerDefinitionType _zod abort aborted about accept acceptDocument acceptInvitation accepted accepted-documents
  accessibility account account.delete account.read account.register accountName account_blocked account_merged accounts
  actForMember acting acting.stop actingMinutes acting_changed acting_refused action actionCreator actionCreators
  actionSanitizer actions active add addAtDesk addCost addDiscount addDog addEntries addExtra addHelper addJournalEntry
  addMailing addMany addMember addMiddleware addNote addOne addPerson addPlanPrice addRemark addShow addShowCost addToFamily
  added additions address addressLines addressOf admin admin_not_blocked admin_protected adult after after_show ages agility
  agilityRounds agree agreeToHousehold agreeToProposal agreeToShow agreed agreement ahead algorithm all allSelected allow
  already_booked already_entered already_in_cart already_waiting always alwaysMember amount anchor announcements answer
  answerAppointment answerLevel answerMax answerProblem answerRemark answered answeredAt answeredBy answers any anyType api
  api/accountDeleted api/actingChanged api/clockCorrected api/sessionRenewed api/unauthorized apiHost apiUid appName
  application application/json application/pdf applications applied appliedAt applyCancelled applyEnded applyFailed
  applyStarted applyToDraw applying appointment appointment.answer appointments approval_waived approvals approved approver
  approvers approvers_missing approvers_too_new approves area arg argSchema array arrayBuffer as askHousehold asked
  assertTagType assignedJudge asyncThunk at atStart attempt attempts audience auth auth/documentAcceptanceRequested
  auth/logoutRequested auth/personChanged auth/sessionExtensionRequested auth/stopActingRequested author authorName automatic
  awaited awards backoff backward balancetransactionid bank bankId barred base baseQuery baseQueryApi baseQueryMeta baseUrl
  baseVersion batch batchApplied batchImported became because before before_birth before_last before_start begun below
  below_sold below_taken beside bestResults between bigint birthDate birthFixed biz blacklist block blockMember blocked body
  bookEntry bookLine bookProviderLine booked bookedOn bookedTo booking boolean bootstrapped bounce bounce.report bounced
  bounces boundary brak brand breed browser buildInfiniteQuerySelector buildInitiateInfiniteQuery buildInitiateMutation
  buildInitiateQuery buildMatchThunkActions buildMutationSelector buildQuerySelector built_in buyer buyers by byClass byId
  byLocale cacheDataLoaded cacheEntriesUpserted cacheEntryRemoved calendar calendar-feed calendar.ics calendarDay
  calendarDayReached calendarFeed.change calendarFeed.read calendarFile.read callback caller calls camping canAnswer canOpen
  cancel cancelActiveListeners cancelClasses cancelDogInvitation cancelMailing cancelPersonInvitation cancelPurchase
  cancelReason cancelShow cancellation cancelled capacity capacityMax card card-key cardCheck cardKey.read cardTyped card_form
  card_reader cards cards.pdf cart caseReducers cash catalogue catalogue.pdf catchSchemaFailure category cause cell cellChosen
  cellEdited cells certificates.pdf change change-quote changeClosed changeDiscount changeDog changeEmail changeEntry
  changeExtra changeHelper changeMemberEmail changePassword changeRedone changeUndone change_closed change_refused changed
  changedOn changes changesOn charge charge_failure charge_for_pending_refund_disputed charged check checkCard checkEnded
  checkFailed checkImport checkPayment checkStarted checkedAt checking checkout checkoutLeft checkoutStarted checkout_locked
  checks chipEnd choice choices chooseHeader chooseTransfer chosen chosenColumn city class class-cancellation class-merger
  class-split classCancelled classCount classGrid classId classIds class_begun class_cancelled class_full class_has_places
  class_shared class_split classes classesLost classesPerDogAndDay classesPerShow classes_cancelled classes_differ
  classes_merged clear clear-round-draw clear-round.json clear-round.xlsx clearBounce clearListeners clearRounds client
  clientKey clock clockOffset close closed closing-shows clothing cls cm code codeRefusal code_expired code_held
  code_not_for_this code_paused code_taken code_unknown code_used_by_member code_used_up code_wrong codes color-scheme
  colorScheme colorSchemeChosen colours column columnChosen columns columnsOpened com combined combinedAs coming commitment
  comparedTo comparison compete completed condition config configurable confirm confirm-email-change confirmAddress
  confirmEmailChange confirmLevel confirmLinkDays confirmTransfer confirm_link_spent confirmation confirmed confirming
  conflict conflicts connectionChanged consent consent_required consequences_changed contact contact.send content content-type
  context contract contract.change contract.pdf contract_signed contracts contrast contrastChosen cookies cookies-2026-11-27
  copied copy copyFailed copyOf correctDog correctFacts correctFlags correctInvoice correctMembership correctMicrochip
  corrected correction corrections corrects cost cost_listed costs count countAudience country counts countsAfterDays course
  course-pictures course.answer course.read course.review course.upload courseAuthor courseFaults courseLength
  coursePicture.read courseReader courseReviewer courseTexts courseTime courseTyped course_faults course_remarks_none
  course_remarks_open course_returned course_shown course_signed course_time course_uploaded courses covered crash
  crashMessageMax crashStackMax createNotation createSelector createdAt credit credit_not_processed credits css csv currencies
  currency currencyDisplay current currentArg currentPassword currentPolls currentSubscriptions currentToken cursor custom cvc
  dark dashboard dashboard.open data date dateOrder dateOrderChosen date_kept datetime day dayChosen dayFields dayPlaces
  day_first day_full days daysLeft debit debits debug deceased decide decideCourse decidedOn deciding decision decisions
  declared declaredHeight decline declineInvitation declined declines decode def default defaults delay delayed deleteAccount
  deleteExtra deleteMailing deleteMember deleteProblem deletion deliver description descriptionMax deserialize designed desk
  desk.open desk.search deskCourse deskDiscounts deskDog deskDog.correct deskDog.measure deskDog.read deskDogs deskHome.read
  deskInvoice deskInvoices deskLedger deskLevel.decide deskLevel.read deskLevels deskMailing deskMailings deskMember
  deskMembers deskMoney deskOrder deskPayouts deskPeople deskPerson deskPlans deskProblem deskProblems deskPurchaseInvoice
  deskResults deskSearch deskSessions deskShow deskShow.list deskShow.read deskShows deskStatement deskTransfers deskUndo
  deskYear details devTools development devices dialog differ difference differences differing differs digits direction
  disableMetrics disableRefresh discount discount-code discount.manage discountAccepted discountAmountMax discountCode
  discountCodeTyped discountRemoved discountUsesMax discount_refused discounts dispatch dispatchConditionRejection disputable
  dispute disputeHeight dispute_closed dispute_fee dispute_lost dispute_returned dispute_reversal disputed disqualification
  disqualified disqualify document document.accept document_outdated dog dog-results dog-sync dog.add dog.change dog.list
  dog.read dog.sync dogCard dogCard.read dogCard.share dogChange dogChosen dogId dogInvitation.send dogKeepers.read
  dogManager.end dogName dogNames dogPhoto.change dogPhoto.read dogResults dogResults.publish dogResults.read dogSearchMin
  dogSelected dogSlug dogSync dog_being_entered dog_has_manager dog_has_retired dog_in_other_draw dog_no_veteran dog_retired
  dog_too_young dogs dogs-to-measure dogsFound dogsToMeasure dogs_in_one_class done doneOn doubled draft draw draw.apply
  draw.read draw.readOwn draw.withdraw drawAt drawCheck drawDay drawOrder draw_first draw_not_open draw_refused draw_run
  drawnAt dropped due duplicate duplicates dynamicMiddleware/add earlier-versions earlierVersion earliest earliestClosing
  early earlyPrice earlyUntil early_not_lower earned-level earnedOn edge edit editContract editDog editExtra editHelper
  editProfile editShow editing effect effects element eligibility eligibility.read eliminated eliminatedCounts elimination
  email email-change email.change email.confirm email.stopChange emailChange emailConfirmed emailMax email_change_link_spent
  email_not_confirmed email_taken emails emergency emergencyName emergencyPhone emphasis empty en en-GB enabled encode
  encoding end endCalendarFeed endDate endDiscount endHousehold endLevel endManaging endMembership endOtherSessions endSession
  endSessionsOf endTransfer ended endedAt endpoint endpointDefinition endpointDefinitions endpointName endpointState endpoints
  ends endsOn enhancers entered enteredHere enteredThatDay entities entries entries.csv entries.xlsx entriesAhead entriesClose
  entriesCloseAt entriesCloseDay entriesOpen entriesOpenAt entriesOpenDay entriesOpened entries_closed entries_not_open_yet
  entries_still_open entry entry-counts entry-form.pdf entry.buy entry.change entry.keep entry.withdraw entryDefaults.read
  entryDetailsChosen entryId entryIds enumerable equal equipment erased err error errorResponse errorResponseSchema event
  events excellent excerpt expected expectedFamily expectedMembers expectedMost expectedPrice expectedRecipients
  expectedRefund expectedTotal expectedUntil expelled expired expired_or_canceled_card expiresAt expiry export exportExtras
  exportInvoices exportJournal exportMembers exportSettlement extend extra extra-sales extra.withdraw extraArgument
  extraBuyers extraId extraLimitMax extraOptions extraOptionsMax extraPriceMax extraPut extraQuantityMax extraReducers
  extraRemoved extraUntil extra_small extra_sold extractRehydrationInfo extras extras.csv extras.xlsx extrasPerPurchase
  extrasPerShow factor facts fail failed failedStep failure fair-opening fairOpening fair_opening_fixed fair_opening_set
  family familyName familyPercent family_kept far fate fates fault faults fci fciLevel fciLevelOn fciOn featureEnabled
  feature_enabled features fee feed fees female fetch fetchFn field fieldChanged fieldLeft fields fieldsChosen file fileChosen
  fileProgressed fileRead fileRefused fileSaved files filled fills findDogs findHeaderLine findPayment findPeople findTowns
  fingerprint finish finished first firstLines firstPlaces firstRank firstRow fits fitting-shows fixed fixedCacheKey
  fixed_by_entry fixed_now flag flag.list flag.read flag.set flag_permanent flags flagsReceived flags_managed_elsewhere flush
  focus focused folded forbidden force forceQueryFn forceRefetch forced forgot-password forgotPassword fork form formBegun
  formContinued formLeft formRebased formRefused formSent formSubmitted format forms forward found frame frameMeasured
  fraudulent free freely from frontend fulfillWithValue fulfilled fulfilledTimeStamp full fullPrice function
  functionalities_limited future gain gb gender get getCacheEntry getCalendarFeed getCalendarFile getCardKey getClassRefunds
  getClassRuns getClassesForDog getClosingShows getCourse getCoursePicture getCurrentPurchases getDeletionCost getDeskClasses
  getDeskDog getDeskExtras getDeskHome getDeskMember getDeskPeople getDeskPerson getDeskProblem getDeskProblems getDeskShow
  getDeskShows getDeskTransfers getDiscounts getDog getDogCard getDogEntries getDogHistory getDogKeepers getDogPhotoFile
  getDogResults getDogRuns getDogShows getDogSync getDogs getDogsToMeasure getDraw getDuplicates getEditedShow getEligibility
  getEntriesTable getEntriesWorkbook getEntryChoices getEntryCounts getEntryDefaults getExtraBuyers getExtrasForMember
  getExtrasTable getExtrasWorkbook getFittingShows getFlags getHealth getHelpers getHousehold getInitialState getInternalState
  getInvoice getInvoiceMonth getInvoiceTable getInvoiceWorkbook getInvoices getInvoicesOfPurchase getItem getJournalTable
  getJournalWorkbook getJudge getLatestNews getLatestRuns getLeagues getLedger getLedgerTransactions getLevelMoves
  getLevelProposals getMailChoices getMailRecipients getMailing getMailings getMe getMeasurings getMemberCards getMemberCounts
  getMemberDeletionCost getMemberImport getMembers getMembersTable getMembersWorkbook getMergePreview getMergerQuote
  getMoneyMonth getMoneyYear getMovements getMoves getNews getNewsArticle getNextPageParam getNextShows getNexusLevels
  getOrderSheet getOriginalState getOwnDraw getOwnPlans getOwnResults getPayments getPayouts getPlaces getPlanPrices getPlans
  getProblemReporting getProblemTrace getProfile getPublishedClasses getPurchase getPurchaseInvoices getPurchases getQuote
  getReady getReceivedInvitation getRegisterFeed getResultSheet getRules getRunningMutationThunk getRunningMutationsThunk
  getRunningQueriesThunk getRunningQueryThunk getRunsTable getRunsWorkbook getSecondFactor getSelectors getSessions
  getSettlement getSettlementTable getSettlementWorkbook getSharedCard getShow getShowCalendar getShowComparison
  getShowConflicts getShowEntries getShowExtras getShowHistory getShowMails getShowPreview getShowRefunds getShowResults
  getShows getSplitQuote getState getStatement getStatementStart getSubscription getSubscriptionCount getSubscriptions
  getWaitingList getsMails giveRefund globalCss good goodbye governingLaw grade gradeOn grade_goes_back gridLeft gross group
  groupedBy groups gu guid handOver handler handlerName harmlessly hasAccount hasAgreed hasBegun hasCrash hasMoved hasNextPage
  hasPreviousPage hasRehydrationInfo hasResults hasSecondFactor hasTrace has_entries hash head headerLine headers heading
  health health.read height height-dispute heightCategory heightDispute.raise heightMaxMm heightMinMm heightState heightUnit
  height_measured height_settled height_too_big height_too_small heights held heldAgainFrom heldInClass heldInShow
  heldPlacesPerClass heldPlacesPerShow held_too_often helper helper.change helper.read helperPercent helpers helpers.pdf here
  hidden highestNumber history hold holdMinutes holdUntil holder home honorary house household household.agree household.ask
  household.end household.read household_dog household_entered household_show household_wrote_it href html hundredthOver i
  iban id idempotency-key idempotency_key_mismatch identity idle ids ifOlderThan ignored ignoredActionPaths ignoredActions
  image/webp immutableCheck import importAccepted importCancelled importDropped importEnded importFailed importLeft
  importMembers importPayoutReport importPayouts importStarted importStatement imported importing impressionData in inAgility
  inCartAlready inForceFrom inTurns in_future inch inches income incomplete index infiniteQuery infiniteQueryOptions
  infiniteQueryThunk infinitequery info initialPageParam initialState initiate inject injectEndpoints innerType input
  inspected instanceId insufficient_funds intermediate internalActions internalState internal_error into invalid invalid_email
  invalid_phone invalidateTags invalidatesTags invalidationBehavior inversePatches invitation invitation.accept
  invitation.decline invitation.read invitation_of_other invitation_spent invitations invitationsPerHour invite inviteChosen
  invitePerson invited invoice invoice.manage invoice.pdf invoice.read invoice.request invoice.send invoice_corrected
  invoice_issued invoice_unchanged invoices invoices.csv invoices.xlsx isBackground isBlocked isBounced isCancelled isChanged
  isChecking isCorrected isCourseTyped isDisputed isDrawn isError isFetchNextPageError isFetchPreviousPageError
  isFetchingNextPage isFetchingPreviousPage isFlagged isFrameTight isImporting isInvited isJudge isJunior isLast isLate
  isLoading isNamed isNew isOnline isOpen isOutdated isPaused isProposed isPublic isReplaced isRequestSubscribed isResolved
  isSealed isSending isShown isSold isSuccess isText isThisApiSliceAction isUndone isUnhandledError isUninitialized isUsed
  issueInvoice issuedOn item itemAdded itemRemoved items itemsPerPurchase join joinWaitingList joinedOn journal
  journalAmountMax jpeg json judge judge.read judgeAnswers judgeIds judge_accepted judge_declined judge_runs judgedByKeeper
  judges judgesOwnDog judges_own_dog judges_too judging jump jumping junior juniorPercent juniorYears keep keep-steps
  keepEntry keepUnusedDataFor keep_refused keeper keepers keeping keepsSteps kennelClubGrade kennelClubGradeOn kennelClubName
  kennel_club kept keptDays keptDogs key keyPath keyPrefix keyType keys kilometres kind kinds known l label labels lacks
  ladder language languageFailed languageLoaded languageMissing lapseBy lapsed lapsing large largestUnit last last4 lastDay
  lastPayment lastRank lastSeenAt lastUsedAt late later latest latest-runs latitude lead league.list leagues least leave
  leaveDraw leaveWaiting leaveWaitingList leaves ledger ledger.csv ledger.xlsx left leftForMember leftOut left_out legal
  length letterOn level level-proposals levelFrom levelMax level_below level_day_late level_day_past level_goes_back
  level_of_club level_too_high level_too_low level_unchanged levels levelsAhead life light likely limit limitReachedAt line
  line_settled lines linesRead linesRemoved linesSorted link list listed listener listenerMiddleware locale localeChosen
  location locationChanged lock locked login login-disabled login.open login_failed logout long longitude lost
  lost_or_stolen_card lowerLevel lowest lowestPollingInterval madeAt madeOn mail mail-recipients mailChoice.change
  mailChoice.read mailed mailing-audience mailing-previews mailing.read mailing.send mailing.show mailing.write mailing_closed
  mailings mails mailsToUnconfirmedPerHour mails_ended maintenance-mode makeCalendarFeed male malformed_request manager mark
  markTransferSent marks match matchFulfilled matchPending matchPicked matchRejected matcher matrix max maxAge maxMegabytes
  maxRetries maximumFractionDigits maximumTime may me meal measureDog measureFirst measureHere measure_first measured
  measuredBy measured_before measured_first measurementId measurements measuring medium member member-counts member-data.xlsx
  member.actFor member.add member.block member.delete member.help member.import member.list member.merge member.note
  member.read member.saveData memberId memberImport memberName memberNumber memberRuns memberUntil member_limit members
  members.csv members.xlsx membership membership-cards.pdf membership.record membership.refund membershipKind
  membership_ends_before membership_paused memberships menu menuToggled menu_collapsed merge mergeChanged mergeClasses
  mergeDogs mergeMember mergeMembers merge_loses_chip merge_membership_changed merge_price merge_refused merge_settled
  merge_would_retire merged mergedAccounts mergedInto mergedOn merged_before merging message messageMax meta meta.arg
  meta.baseQueryMeta metaSchema method metrics microchip microchipDigits microchip_digits microchip_fixed microchip_taken
  middleware middlewareRegistered migrate millimetres min minAgeMonths minutes missing missingExtras missingPart mm money
  money.book money.read month month_first months more moreTasks most mostFaults move moveAtDesk moveInOrder moveUp moved
  movedTo movements mt940 mutation mutationThunk mutations mwApi my-data my-data.xlsx name nameAndBirthDate nameEn nameMax
  namePl nameTeams name_and_amount named_twice names narrow narrowSymbol near needed neededInAgility needs needs_response net
  network_cost never never_paid new newDiscount newDocuments newExtra newShow newest news news.read newsArticle next
  next-shows nextId nextPollTimestamp nexus nexus-levels nexusLevel.list nexusRank no_invoice no_links no_member no_receipt
  no_register no_such_account no_such_time none normal notForCompetition notMember not_a_photo not_begun not_eligible
  not_for_competition not_for_family not_found not_in_rules not_measured not_member not_on_behalf not_on_sale not_run
  not_statement not_text not_your_dog notedAt notes nothing notificationDismissed notifications notifyOfPayment now null
  number number_and_amount number_taken numeric object of ofEachImport ofTab offerUntil offered offers offline ok oldAgeDog
  oldAgeYears old_age_dog oldest on onCacheEntryAdded onError onFocus onFocusLost onLeave onOffline onOnline onQueryStarted
  onSale onSchemaFailure once oneLanguage oneTimeCode one_decimal one_round online only_admin only_owner op open openInAll
  openPaymentPage opened opensAt option optionId option_sold option_twice options options.listener order orderRevision
  orderVersion order_incomplete order_not_drawn order_published ordered orders org original originalArgs originalStatus other
  otherDog otherId other_kind otherwise ourPayment out outbox.read outcome outcomes outdated outside_show over over_team
  overlaps owed owed_back own own-results ownData ownData.read own_account own_dog own_email own_show owned owner ownerId page
  pageMax pageParam pageParams pages paid paidAt paidAtDesk paidIn paidOn paidOut paidWith panelToggled panels papers.pdf
  paragraph paragraphs params parking parse part partial_capture_reversal password password.change password.reset passwordMax
  passwordMin passwordRepeat password_mismatch password_too_common password_too_short password_wrong past pastEntries
  patchQueryData patches path pathname pathnameFollowed pattern pause pauseDiscount pauseMembership paused pausedDays
  payByCard payer payerAddress payerEmail payerId payerNumber payload payloadCreator payload_too_large payment payment.notify
  paymentId paymentWay payment_in_progress payment_unavailable paymentintentid paymentmetadatapayment payments payout
  payoutDay payoutId payoutImport payouts pays pdf pedigreeName pending pendingEmail people peopleFound peoplePerShow
  perMember percent permanent persist persist/FLUSH persist/PAUSE persist/PERSIST persist/PURGE persist/REGISTER
  persist/REHYDRATE person person.change person.find person.invite person.list person.read personId personReader person_linked
  petName phone photo photoMaxMegabytes photoMaxMegapixels photos pick picks picture pieces pl place places placesLeft
  places_drawn places_gone placing plainTime plan plan.list plan.listOwn plan.price planChosen planId planPriceMax planning
  plans player png points policy pollingInterval port portal.open position postalAddressMax postcode postings predicate
  prefetch preloadedState prepare prepareHeaders prepareSecondFactor prerenderedAt present preview previewMailing previousArg
  price priceMax price_changed price_counts price_taken prices privacy privacy-2026-11-26 privacy-2026-11-27 privacy-policy
  privacyEmail prizes problem problem-reports problemPlayer problemReport.answer problemReport.delete problemReport.read
  problemReport.send problem_answered problem_reports_off problem_without_address problems processing product_not_received
  product_unacceptable production profile profile.change profile.read progress progression promotion proposal proposal.agree
  proposal.return proposal.withdraw proposalId proposal_agreed proposal_closed proposal_outdated proposal_returned
  proposal_withdrawn proposals proposed protocol provided providedTags provider providerId provider_fee providesTags public
  public-results publicKey publicResults publication publish publishDogResults publishOrder publishResults publishShow
  published publishedAt publishedOn purchase purchase-extras purchase-items purchase.cancel purchase.chooseTransfer
  purchase.list purchase.pay purchase.read purchase.start purchaseId purchaseInvoice purchaseItems purchaseKind purchaseNumber
  purchaseNumberMax purchase_closed purchase_paid purchases purge q qa qa/seek quantity queries query queryArg queryArgs
  queryCacheKey queryDescription queryFn queryFulfilled queryResultPatched queryThunk querystring queuedOn quote quote.read
  quoteDogChange raf raisedBy range_not_satisfiable rank rankBefore ranks rate raw rawErrorResponse rawErrorResponseSchema
  rawResponse rawResponseSchema reached readAgain readFile readToggles reader reading ready reason reasonMax reasonMin reasons
  recall recallShow recalled receipt receipt.pdf receipt.read receipt.send receipts received receivedAt receivedOn recipients
  recordMembership recordTransfer recordedBy recordedOn recoveryCodesLeft reducer reducerName reducerPath reducerWithPrepare
  reducers reduction reductions redux reference refetch refetchCachedPages refetchOnFocus refetchOnMountOrArgChange
  refetchOnReconnect refetchQuery refund refundDue refundId refundMembership refundPercent refundRule refund_covered
  refund_failed refund_failure refund_outside refund_owed refund_recalled refund_sent refundable refunded refundedInFull
  refundedOn refunded_outside refunds refundsByHand refundsDue refunds_owed refusal refusals refusalsToEliminate refuse
  refused region register register_unavailable registeredAt registeredNameMax registration registration-disabled
  registration-options registration-payment registration.open registrationOptions registrationPayment registration_error
  registry regulations regulations-2026-11-22 regulations-2026-11-27 rehydrate rehydrated reject rejectWithValue rejected
  rejectedWithValue relation released reloaded remarkMax remarks remembered remoteChange removal remove removeAll
  removeContract removeCost removeDogPhoto removeFromFamily removeHelper removeItem removeManager removeMany
  removeMemberFactor removeMutationResult removeOne removePlanPrice removeQueryResult removeSecondFactor removeShowCost
  removed removedLines renamePerson renewSession renewal renewal-date renewalDate renewed reopenContract reopenLine
  reopenProviderLine reopening reorder repeated replace replaceReducer replaces report report-problem reportBounce reportFile
  reportProblem reported reportedAt reporting reportingcategory request requestId requestIds requestInvoice requestStatus
  requestedOn required reset reset-password resetApiState resetLinkMinutes resetPassword reset_link_spent resolutions
  resolveRemark respondBy response responseHandler responseSchema restored resubscribe result resultReached resultSheets
  results results.correct results.enter results.publish results.read resultsPublished results_corrected results_incomplete
  results_not_published results_published results_too_early resume resumeDiscount resumeMembership resumed resumption retired
  retryAfter retryCondition return returnProposal returnShow returned review reviewOpened reviewed reviewer revision rework
  right ring ringCount ringMax rings role roles room roomMeasured root round rounds router row rowToggled rows rowsChanged
  rowsFiltered rowsRead rowsSorted rtk-slice-createasyncthunk rtk-state-proxy-original ruleSet rules rules.read run
  run.listOwn run.read runReverted runTyped running running-order running-orders runningMutations runningOrder.change
  runningOrder.read runningQueries runs runs.csv runs.xlsx runsInShow runsPerJudge sale_over same sameMailsPerHour sanitizers
  save saveCatalogue saveCertificates saveColumns saveContract saveContractPdf saveDeskInvoice saveDone saveEntries
  saveEntryForm saveExtra saveExtras saveFailed saveHelperSheet saveImportColumns saveInvoice saveInvoices saveJournal
  saveMailChoice saveMailing saveMemberCards saveMemberData saveMembers saveOwnData saveOwnTable saveOwnWorkbook savePapers
  saveProblemTrace saveProfile saveReceipt saveRequested saveResults saveRuns saveScoreSheets saveSent saveSettlement saveShow
  saveStatementColumns saved scale schedule scheduleMailing scheduled schema score score-sheets.pdf scorer scoring screen
  scriptFailed scroll seal search searchAsked searchDesk searchText searchTyped season seasons second-factor
  second-factor-removal secondDogPercent secondFactor secondFactor.change secondFactor.read secondFactor.removeOfOthers
  second_dog second_factor_missing second_factor_on secondsPerRun secret secrets security seed select selectActing selectAll
  selectAllQueryEntries selectApiState selectById selectByIds selectCachedArgsForQuery selectChosenPlan selectChosenWay
  selectClassGrid selectClockOffset selectColorScheme selectConfig selectContrast selectDeskSearch selectDeskUndo
  selectDiscount selectDogSync selectEntities selectEntriesForEndpoint selectFault selectFlags selectForm selectFrameTight
  selectId selectIds selectInvalidatedBy selectIsOnline selectIsOpen selectIsUnfolded selectItems selectKeepsSteps
  selectLanguageAttempt selectLanguageMissing selectLines selectLocale selectLocation selectMemberImport selectMenuCollapsed
  selectMutations selectNewDocument selectNotifications selectNow selectOpen selectPanels selectPathname selectPayoutImport
  selectQueries selectQueryEntry selectRemovedLines selectResultSheet selectRouter selectScreenPath selectSelected
  selectShowView selectSlice selectStartedPurchase selectStatementImport selectStorageRefused selectToken selectTotal
  selectTypedCard selectUnreadItems selectUser selected selection selectionCleared selector selectors sell sellExtras send
  sendAt sendConfirmation sendDay sendDeskInvoice sendDogInvitation sendInvoice sendMailing sendMemberConfirmation sendMessage
  sendMetrics sendProblemReport sendReceipt sendShowMail send_back sender senderName sending sent sentAt separation separator
  seq serializableCheck serialize serializeQueryArgs series session session.end session.endOfOthers session.endOwn
  session.list session.renew session.start session.startWhileDisabled sessionEnds sessionId sessionIdleDays
  sessionWarningHours sessions sessionsPerAccount setAll setFairOpening setFlag setItem setLevel setMany setOne setOpen sets
  settings settle settleLines settleProviderLine settled settledAt settledBy settlement settlement.csv settlement.xlsx
  severalDogs several_accounts shape share shareDogCard sharedCard sharedCard.read sheet show show.add show.agree show.cancel
  show.cancelClasses show.change show.list show.listClosing show.publish show.read show.readExtras show.readPlaces show.recall
  show.regroupClasses show.return show.setFairOpening show.submit showCancelled showDays showEntries showEntry.add
  showEntry.move showEntry.read showEntry.refund showEntry.withdraw showExtra.change showExtra.read showExtra.sell
  showExtra.withdraw showExtras showHelpers showHistory.read showMail showMail.read showMail.send showMailing showMails
  showMeasuring.read showName showNames showPlaces showPreview showPreview.read showResults showSettlement showSlug showView
  showWorker show_clashes show_finished show_full show_incomplete show_not_open show_proposal_closed show_proposal_open
  show_proposal_outdated show_step_refused shown shows signContract signOffBy signal signature signed signedOn silent since
  site.read size skip skipPollingIfUnfocused skipSchemaValidation slice sliceCaseReducersByName sliceCaseReducersByType
  sliceMatchers slug slugMax small social sold soldId soldOn soldUntil soon sort sortComparer sought source speed splitClass
  stack stale staleValues standard start startDate startLevel startListening startMonths startPurchase startSecondFactor
  startTime startedAt startedTimeStamp startsOn state stateSanitizer stated statedBefore statement statementImport states
  status stays step stepOpened steps stepsKept stop stop-email-change stopActing stopEmailChange stopListening stopManaging
  stopMemberEmailChange stopSharingDogCard stopped storage storageFailed storageProvider storageRefused storage_full store
  street string stripe strong style subject subjectEn subjectPl submission submit submitShow submitted subscribe subscribed
  subscription.change subscription.read subscriptionOptions subscription_canceled subscriptions subscriptionsUpdated succeeded
  success suggestColumns sum summary sums sunlight svg sync syncDogs synced system table tableRead tabs tagTypes tags take
  takeResultsBack takeShowStep taken task taskExecutor tasks tax taxNumber taxNumberTyped team teamCounts teamSize team_full
  team_missing teams temporary terms terms-2026-11-22 terms-and-conditions termsChanged terms_not_accepted test testMailing
  text text/calendar text/csv text/html text/plain textEn textOf textPl texts there throw throwIfCancelled throwImmediately
  thrown thunk tick ticket tieBreak ties time timeFaults timePassed timeZone time_faults time_plus_faults timeout timers
  timestamp title to toReview today together toggle toggles token too_big too_few too_long too_long_ago too_many
  too_many_choices too_many_classes too_many_days too_many_dogs too_many_held too_many_held_in_show too_many_pixels
  too_many_requests too_many_runs too_many_waiting too_small too_young total totals touched town.find towns trace traceMax
  traceWorker.js traces track transactions transfer transfer.settle transferDog transferSent transfer_amount transfer_awaited
  transfer_chosen transfer_not_offered transfers transformErrorResponse transformResponse transforms transport travel
  travelKind tryDiscountCode twice twice_in_file twoStep type typePrefix typed typedCard typedDiscarded types typing u ui
  unauthorized unavailable unbalanced unblockMember unconfirmed undefined under_review undo undoEnded undoMerge undoUntil
  undoWithdrawal undo_closed unfit uninitialized unknown unknownInAll unmeasured unpaid unread unreadItems unreadItemsDropped
  unreadable unrecognized unsubscribe unsubscribed unsubscribedFrom unsupported_media_type until unusable unwrap upTo update
  updateCachedData updateMany updateOne updateProvidedBy updateQueryData upload uploadBy uploadCourse uploadDogPhoto
  upsertMany upsertOne upsertQueryData upsertQueryEntries urgency uri url use used used_up user uses usesPerMember usual utc
  util uuid validFrom validTo validation_failed value valueType values variant vat venue version versionMax versionRead
  versions very_good veteran veteranYears visibilitychange visible visitor waiting waiting-list waitingList.join
  waitingList.leave waitingList.read waitingPerAccount waiting_refused waits waitsForMe warn warnAfter warnings was wasMutated
  way wayChosen ways website when whitelist whole why width widthChanged withMiddleware withTypes withdraw withdrawAtDesk
  withdrawEntry withdrawExtra withdrawExtraAtDesk withdrawManyAtDesk withdrawMarked withdrawProposal withdrawal
  withdrawal_closed withdrawals withdrawing withdrawn within without_end won words work working writable write
  writeFailHandler write_off writerName writtenOn written_off wrong_height wrote_it x xlsx xml y year yearBefore years
`)

/** Fields that are a number, a day, an id or a choice wherever the contract has them. */
export const valueFields = listed(`
  accepted added agility agilityRounds agreed algorithm all amount answer answeredAt appliedAt approves at barred because
  begun below bestResults between birthDate birthFixed booked bookedTo bounced byLocale canAnswer canOpen cancelled capacity
  category change changeClosed changedOn changesOn checkedAt checking class classCancelled classCount classId classIds
  classesLost classesPerDogAndDay clearRounds cls codeRefusal comparedTo confirmed consent corrections count counts
  countsAfterDays course courseFaults courseLength courseTime covered createdAt credit credits current dateOrder day dayPlaces
  days daysLeft debit debits decidedOn decision declaredHeight devices difference discount discounts document dogId dogs
  doneOn doubled drawAt drawnAt due earliest earlyPrice earlyUntil earnedOn eliminatedCounts emailConfirmed emphasis enabled
  endDate endLevel ended endedAt ends endsOn entries entriesAhead entriesCloseAt entriesOpenAt entriesOpened entryId entryIds
  equal event expectedFamily expectedMembers expectedMost expectedPrice expectedRecipients expectedRefund expectedTotal
  expectedUntil expiresAt extraId failed failedStep family familyPercent fate fault faults fciLevel fciLevelOn featureEnabled
  feature_enabled fee fees fields firstPlaces firstRank fits flag flags form format found fullPrice gender getsMails grade
  gross groupedBy groups hasAccount hasAgreed hasCrash hasResults hasTrace height heightCategory heightState heights held
  helperPercent highestNumber holdMinutes holdUntil hundredthOver idle impressionData inAgility income into invite invoices
  isBlocked isBounced isChanged isCorrected isDrawn isFlagged isInvited isJudge isJunior isLast isLate isNamed isNew isOpen
  isOutdated isProposed isPublic isReplaced isResolved isShown isSold isUsed issuedOn joinedOn judgeIds jumping juniorPercent
  juniorYears kennelClubGrade kennelClubGradeOn kept keptDays kind kinds known language lapseBy last lastDay lastRank
  lastSeenAt lastUsedAt later latest latitude least left leftForMember leftOut level limit limitReachedAt lines locale
  longitude lowerLevel lowest madeAt madeOn maximumTime may measureFirst measured measurementId memberId memberNumber
  memberRuns memberUntil members membership membershipKind memberships mergedInto mergedOn millimetres minAgeMonths minutes
  missing month more moreTasks most mostFaults moved needed neededInAgility needs net nexusRank notForCompetition notedAt
  notes offerUntil offered oldAgeDog oldAgeYears on onSale oneLanguage openInAll opensAt optionId orderRevision orderVersion
  ordered orders otherId otherwise outcome outdated owed own owned paid paidAt paidOn paidWith part pastEntries paused
  pausedDays payerId payerNumber paymentId payoutDay payoutId perMember percent personId pieces place places placesLeft
  placing planId points position price problems progress promotion proposalId proposals publicResults publishedAt publishedOn
  purchaseId purchaseKind purchaseNumber purchases quantity queuedOn rank rankBefore rate reader received receivedOn
  recipients recordedOn recoveryCodesLeft refund refundDue refundId refundPercent refunded refundedInFull refundedOn refunds
  refundsByHand refundsDue refusal refusals refusalsToEliminate registeredAt renewalDate renewed reported reportedAt
  requestedOn required respondBy restored results resultsPublished retired revision ring ringCount role roles round row run
  runs runsPerJudge saved scale season seasons secondDogPercent secondsPerRun sent sentAt settledAt showCancelled showPlaces
  signOffBy signedOn since soldId soldOn soldUntil source startDate startLevel startMonths startedAt startsOn statedBefore
  states status stays steps stopped strong subscribed take taken tax teamCounts teamSize termsChanged tieBreak time timeFaults
  to today total transactions travel travelKind twoStep type unbalanced undo undoUntil unfit unknownInAll unmeasured
  unsubscribed unsubscribedFrom until upTo uploadBy urgency used uses usesPerMember validFrom validTo veteran veteranYears
  waiting waits waitsForMe ways when width withdrawn writtenOn x y year years
`)

/** Calls that take one public text, without its name. */
export const publicCalls = listed(`
  agreeToHousehold cancelMailing cancelPersonInvitation cancelPurchase chooseTransfer clearBounce deleteMailing deleteProblem
  endHousehold endSession getCoursePicture getDeskClasses getDeskDog getDeskExtras getDeskMember getDeskPerson getDeskProblem
  getDeskShow getDog getDogCard getDogHistory getDogKeepers getDogResults getDogRuns getDogShows getDogsToMeasure getDraw
  getDuplicates getEditedShow getEligibility getEntryChoices getEntryCounts getExtrasTable getExtrasWorkbook getHelpers
  getInvoice getJudge getLevelMoves getMailing getMeasurings getMemberCards getMemberDeletionCost getMoves getNewsArticle
  getOwnDraw getOwnResults getPlaces getProblemTrace getPublishedClasses getPurchase getPurchaseInvoices getSettlement
  getSettlementTable getSettlementWorkbook getShow getShowCalendar getShowComparison getShowExtras getShowHistory getShowMails
  getShowPreview getShowRefunds giveRefund keepEntry leaveDraw leaveWaitingList markTransferSent openPaymentPage
  previewMailing removeDogPhoto removeHelper removeManager removePlanPrice reopenLine reopenProviderLine saveCatalogue
  saveEntryForm saveHelperSheet saveReceipt sendDeskInvoice sendInvoice sendMemberConfirmation sendReceipt shareDogCard
  stopMemberEmailChange stopSharingDogCard unblockMember undoWithdrawal uploadDogPhoto
`)
