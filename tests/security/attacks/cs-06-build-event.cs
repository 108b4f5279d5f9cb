// id: cs-06-build-event
// tries: read a file of the user's while it is being built
// must: no secret
// witness: not needed: the build runs in the sandbox, as cs-01 does
#:property PreBuildEvent=cat /tmp/sandpad-attacks-*/folder/secret.txt > leaked.txt; cat leaked.txt
Console.WriteLine("built");
