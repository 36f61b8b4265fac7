import { env } from "cloudflare:workers";
import { wrapDatabase } from "../support/wrapped-database.ts";

// The Worker's services as bindings that do what the real ones do, until one operation goes wrong. An operation is a
// statement or a batch of D1, a call of the bucket, of the queue, of the mail service or of the image service.

const SERVICES = ["database", "bucket", "queue", "mail", "images"] as const;
export type Service = (typeof SERVICES)[number];

/**
 * - refused: the operation fails and has no effect
 * - lost: it takes effect, but its answer is lost
 * - halfway: a part of it takes effect
 * - killed: it takes effect, and then the process ends: nothing that follows has any effect
 */
type Failure = "refused" | "lost" | "halfway" | "killed";

export type ServiceFault = {
  /** Null: any of them. */
  service: Service | null;
  failure: Failure;
  /** Whether all that follows at this service fails, too. */
  isLasting?: boolean;
  /** The code of a refusal, as the mail and the image service give it. */
  code?: string | number;
};

/** The services that a scenario uses: the real ones, or what records in their place. */
export type Services = Pick<Env, "DB" | "BUCKET" | "DELIVERIES" | "EMAIL" | "IMAGES" | "VISIT_LIMIT"> & {
  FORM_SERVICE_URL: string;
  /** What the build wrote, which is never away. */
  ASSETS: Fetcher;
};

const MESSAGES: Record<Service, string> = {
  database: "D1_ERROR: Network connection lost.",
  bucket: "put: We encountered an internal error. Please try again. (10001)",
  queue: "Queue sendBatch failed: Service Unavailable",
  mail: "Network connection lost.",
  images: "IMAGES_TRANSFORM_ERROR 9523: The image service is unavailable",
};

/** A service was called after its process had ended. */
class ProcessEnded extends Error {
  override name = "ProcessEnded";
}

/**
 * Wraps services so that one operation goes wrong.
 * @param fault null: none does, they are only counted
 * @param at the operation that goes wrong, counted from 1 among those of the fault's service
 */
export function injectFault(services: Services, fault: ServiceFault | null, at: number) {
  const operations = Object.fromEntries(SERVICES.map((service) => [service, 0])) as Record<Service, number>;
  const count = { operations, faults: 0 };
  let isEnded = false;

  async function run<Answer>(
    service: Service,
    work: () => Promise<Answer>,
    halfOfIt?: () => Promise<Answer>,
  ): Promise<Answer> {
    if (isEnded) throw new ProcessEnded();
    operations[service] += 1;
    if (fault === null || (fault.service !== null && fault.service !== service)) return work();
    const now = countOperations(operations, fault);
    if (fault.isLasting ? now < at : now !== at) return work();
    count.faults += 1;
    const failed = Object.assign(new Error(MESSAGES[service]), fault.code !== undefined && { code: fault.code });
    switch (fault.failure) {
      case "refused":
        throw failed;
      case "lost":
        await work();
        throw failed;
      case "halfway":
        if (halfOfIt) return halfOfIt();
        throw failed;
      case "killed":
        await work();
        isEnded = true;
        throw new ProcessEnded();
    }
  }

  const bindings: Services = {
    ...services,
    DB: wrapDatabase(services.DB, (work) => run("database", work)),
    BUCKET: wrapBucket(services.BUCKET, (work, half) => run("bucket", work, half)),
    DELIVERIES: wrapQueue(services.DELIVERIES, (work, half) => run("queue", work, half)),
    EMAIL: { send: (mail: never) => run("mail", () => services.EMAIL.send(mail)) } as unknown as SendEmail,
    IMAGES: wrapImages(services.IMAGES, (work) => run("images", work)),
  };
  return { bindings, count };
}

/** The operations that a fault can hit. */
export function countOperations(operations: Record<Service, number>, { service }: ServiceFault): number {
  return service === null ? Object.values(operations).reduce((sum, count) => sum + count, 0) : operations[service];
}

type Run = <Answer>(work: () => Promise<Answer>, half?: () => Promise<Answer>) => Promise<Answer>;

function wrapBucket(bucket: R2Bucket, run: Run): R2Bucket {
  return {
    head: (key: string) => run(() => bucket.head(key)),
    list: (options: R2ListOptions) => run(() => bucket.list(options)),
    put: (key: string, content: string, options: R2PutOptions) => run(() => bucket.put(key, content, options)),
    get: (key: string) =>
      run(
        () => bucket.get(key),
        async () => breakBody(await bucket.get(key)),
      ),
    delete: (keys: string | string[]) =>
      run(
        () => bucket.delete(keys),
        async () => {
          await bucket.delete([keys].flat().slice(0, 1));
          throw new Error(MESSAGES.bucket);
        },
      ),
  } as unknown as R2Bucket;
}

/** An object whose content ends with an error after its first bytes. */
function breakBody(object: R2ObjectBody | null): R2ObjectBody | null {
  if (!object) return null;
  const body = object.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        controller.enqueue(chunk.slice(0, 10));
        controller.error(new Error(MESSAGES.bucket));
      },
    }),
  );
  return new Proxy(object, { get: (target, name) => (name === "body" ? body : Reflect.get(target, name, target)) });
}

function wrapQueue(queue: Queue, run: Run): Queue {
  return {
    sendBatch: (batch: MessageSendRequest[]) =>
      run(
        () => queue.sendBatch(batch),
        async () => {
          await queue.sendBatch(batch.slice(0, 1));
          throw new Error(MESSAGES.queue);
        },
      ),
  } as unknown as Queue;
}

function wrapImages(images: ImagesBinding, run: Run): ImagesBinding {
  function wrapTransformer(transformer: ImageTransformer): ImageTransformer {
    return {
      transform: (transform: ImageTransform) => wrapTransformer(transformer.transform(transform)),
      output: (options: ImageOutputOptions) => run(() => transformer.output(options)),
    } as unknown as ImageTransformer;
  }
  return {
    info: (stream: ReadableStream<Uint8Array>) => run(() => images.info(stream)),
    input: (stream: ReadableStream<Uint8Array>) => wrapTransformer(images.input(stream)),
  } as unknown as ImagesBinding;
}

/** The real services, apart from the queue and the mail service, which a scenario records. */
export const realServices = { DB: env.DB, BUCKET: env.BUCKET, IMAGES: env.IMAGES };
