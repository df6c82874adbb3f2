/** The package ships no types: these are the schemas of it that `shapes.ts` reads. */
declare module 'discord-api-spec/zod' {
  import type { ZodMiniType } from 'zod/mini'

  export const ApplicationCommandAutocompleteCallbackRequestSchema: ZodMiniType
  export const ApplicationCommandUpdateRequestSchema: ZodMiniType
  export const CreateMessageInteractionCallbackRequestSchema: ZodMiniType
  export const CreatePrivateChannelRequestSchema: ZodMiniType
  export const CreateTextThreadWithMessageRequestSchema: ZodMiniType
  export const CreateTextThreadWithoutMessageRequestSchema: ZodMiniType
  export const IncomingWebhookRequestPartialSchema: ZodMiniType
  export const IncomingWebhookUpdateRequestPartialSchema: ZodMiniType
  export const MessageCreateRequestSchema: ZodMiniType
  export const MessageEditRequestPartialSchema: ZodMiniType
  export const ModalInteractionCallbackRequestSchema: ZodMiniType
  export const UpdateMessageInteractionCallbackRequestSchema: ZodMiniType
  export const UpdateThreadRequestPartialSchema: ZodMiniType
}
