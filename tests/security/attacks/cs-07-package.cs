// id: cs-07-package
// tries: fetch a package while it is being built
// must: not escaped
// witness: not needed: it takes a registry to succeed
#:package Newtonsoft.Json@13.0.3
Console.WriteLine("ESCAPED" + Newtonsoft.Json.JsonConvert.SerializeObject(1));
